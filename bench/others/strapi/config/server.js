export default () => ({
  host: process.env.HOST,
  port: Number(process.env.PORT),
  dirs: { public: process.env.PUBLIC_DIR },
  app: { keys: ['a key of this run only', 'another key of this run only'] },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});
