import { readAuthEnv } from './env.ts';

const GIVEN = { PORT: '0', OPS_PORT: '0', NATS_URL: 'nats://localhost', MONGODB_URI: 'mongodb://localhost', AUTH_KEYS_FILE: '/keys.json' };

describe('readAuthEnv', () => {
  it('makes no admin unless told to: no address and no password by default', () => {
    expect(readAuthEnv(GIVEN)).toMatchObject({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  it('asks for a source of signing keys', () => {
    expect(() => readAuthEnv({ ...GIVEN, AUTH_KEYS_FILE: '' })).toThrow('AUTH_KEYS or AUTH_KEYS_FILE');
  });

  it('names a weak admin password without repeating it', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_PASSWORD: 'abc123!' })).toThrow(/ADMIN_PASSWORD: must have 8 to 128 characters(?!.*abc123)/);
  });

  it('names a bad admin address', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_EMAIL: 'ana' })).toThrow('ADMIN_EMAIL: is not an email address');
  });
});
