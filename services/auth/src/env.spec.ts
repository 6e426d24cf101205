import { readAuthEnv } from './env.ts';

const GIVEN = {
  PORT: '0',
  OPS_PORT: '0',
  NATS_URL: 'nats://localhost',
  MONGODB_URI: 'mongodb://localhost',
  AUTH_KEYS_FILE: '/keys.json',
  BRAND_FILE: '/brand.json',
};

describe('readAuthEnv', () => {
  it('creates no admin by default: address and password are empty', () => {
    expect(readAuthEnv(GIVEN)).toMatchObject({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  it('requires a source of signing keys', () => {
    expect(() => readAuthEnv({ ...GIVEN, AUTH_KEYS_FILE: '' })).toThrow('AUTH_KEYS or AUTH_KEYS_FILE');
  });

  it('reports a weak admin password without repeating it', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_PASSWORD: 'abc123!' })).toThrow(/ADMIN_PASSWORD: must have 8 to 128 characters(?!.*abc123)/);
  });

  it('requires the public origin when emails are sent, and uses the first one', () => {
    const SMTP_URL = 'smtp://mail.example.com';
    expect(() => readAuthEnv({ ...GIVEN, SMTP_URL })).toThrow('PUBLIC_ORIGINS: required with SMTP_URL');
    expect(() => readAuthEnv({ ...GIVEN, PUBLIC_ORIGINS: 'www.site.example' })).toThrow(
      'PUBLIC_ORIGINS: "www.site.example" is not an origin',
    );
    const origins = 'https://www.site.example/, https://site.example';
    expect(readAuthEnv({ ...GIVEN, SMTP_URL, PUBLIC_ORIGINS: origins }).origin).toBe('https://www.site.example');
    expect(readAuthEnv(GIVEN).origin).toBe('');
  });

  it('reports an invalid mail server without repeating its password', () => {
    expect(() => readAuthEnv({ ...GIVEN, SMTP_URL: 'http://ana:s3cret@mail.example.com' })).toThrow(/SMTP_URL: not an address(?!.*s3cret)/);
    expect(() => readAuthEnv({ ...GIVEN, MAIL_FROM: 'Tangkasi' })).toThrow('MAIL_FROM: not a sender');
  });

  it('requires all settings of a sign-in provider, allows http on this machine only, and repeats no secret', () => {
    const given = { ...GIVEN, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'reef', OIDC_CLIENT_SECRET: 's3cret' };
    const PUBLIC_ORIGINS = 'https://www.site.example';
    expect(readAuthEnv({ ...given, PUBLIC_ORIGINS })).toMatchObject({ OIDC_ISSUER: 'https://id.example', origin: PUBLIC_ORIGINS });
    for (const missing of [{}, { PUBLIC_ORIGINS, OIDC_CLIENT_ID: '' }, { PUBLIC_ORIGINS, OIDC_CLIENT_SECRET: '' }]) {
      expect(() => readAuthEnv({ ...given, ...missing })).toThrow(/OIDC_ISSUER: needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET(?!.*s3cret)/);
    }
    for (const OIDC_ISSUER of ['http://id.example', 'id.example', 'ftp://localhost']) {
      expect(() => readAuthEnv({ ...given, PUBLIC_ORIGINS, OIDC_ISSUER })).toThrow('OIDC_ISSUER: is not an https address');
    }
    for (const OIDC_ISSUER of ['http://localhost:9000', 'http://[::1]:9000']) {
      expect(readAuthEnv({ ...given, PUBLIC_ORIGINS, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER);
    }
  });

  it('reports an invalid admin address', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_EMAIL: 'ana' })).toThrow('ADMIN_EMAIL: is not an email address');
  });
});
