export default () => ({
  auth: { secret: 'a secret of this run only' },
  apiToken: { salt: 'a salt of this run only' },
  transfer: { token: { salt: 'another salt of this run only' } },
  secrets: { encryptionKey: 'an encryption key of this run only' },
});
