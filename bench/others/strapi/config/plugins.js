export default () => ({ 'users-permissions': { config: { jwtSecret: 'a secret of this run only' } } });
