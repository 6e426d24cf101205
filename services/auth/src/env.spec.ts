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
  it('makes no admin unless told to: no address and no password by default', () => {
    expect(readAuthEnv(GIVEN)).toMatchObject({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  it('asks for a source of signing keys', () => {
    expect(() => readAuthEnv({ ...GIVEN, AUTH_KEYS_FILE: '' })).toThrow('AUTH_KEYS or AUTH_KEYS_FILE');
  });

  it('names a weak admin password without repeating it', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_PASSWORD: 'abc123!' })).toThrow(/ADMIN_PASSWORD: must have 8 to 128 characters(?!.*abc123)/);
  });

  it('needs to know where the site is as soon as letters leave, and takes the first address', () => {
    const SMTP_URL = 'smtp://mail.example.com';
    expect(() => readAuthEnv({ ...GIVEN, SMTP_URL })).toThrow('PUBLIC_ORIGINS: needed where SMTP_URL is');
    expect(() => readAuthEnv({ ...GIVEN, PUBLIC_ORIGINS: 'www.site.example' })).toThrow(
      'PUBLIC_ORIGINS: "www.site.example" is not an origin',
    );
    const origins = 'https://www.site.example/, https://site.example';
    expect(readAuthEnv({ ...GIVEN, SMTP_URL, PUBLIC_ORIGINS: origins }).origin).toBe('https://www.site.example');
    expect(readAuthEnv(GIVEN).origin).toBe('');
  });

  it('names a mail server that is none without repeating its password', () => {
    expect(() => readAuthEnv({ ...GIVEN, SMTP_URL: 'http://ana:s3cret@mail.example.com' })).toThrow(/SMTP_URL: not an address(?!.*s3cret)/);
    expect(() => readAuthEnv({ ...GIVEN, MAIL_FROM: 'Tangkasi' })).toThrow('MAIL_FROM: not a sender');
  });

  it('needs all of a sign-in provider, at https but on this machine, and repeats no secret', () => {
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

  it('names a bad admin address', () => {
    expect(() => readAuthEnv({ ...GIVEN, ADMIN_EMAIL: 'ana' })).toThrow('ADMIN_EMAIL: is not an email address');
  });
});
