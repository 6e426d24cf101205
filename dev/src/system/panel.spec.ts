import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import { readConfig } from './config.ts';
import { panel } from './panel.ts';

const service = { description: 'a part' };
const stack = { nats: service, mongo: service, storage: service, mail: service } as BackingServices;
const shown = (environment: NodeJS.ProcessEnv) => panel(readConfig(environment), { value: undefined, file: undefined }, stack);

describe('panel', () => {
  it.each([{}, { HOST: '::1' }, { HOST: 'localhost' }])('shows no warning when only this machine reaches the site: %j', (environment) => {
    expect(shown(environment)).toContain('from this machine only');
    expect(shown(environment)).not.toContain('plain text');
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::', PUBLIC_ORIGINS: 'http://reef.example' },
    { HOST: '0.0.0.0', PUBLIC_ORIGINS: 'https://reef.example, http://reef.example' },
  ])('warns when others reach the site over plain http: %j', (environment) => {
    expect(shown(environment)).toMatch(/Careful +passwords and sessions cross your network in plain text/);
  });

  it('shows the sign-in provider with its callback URL', () => {
    const OIDC_ISSUER = 'https://accounts.google.com';
    expect(shown({ OIDC_ISSUER })).toMatch(
      /Sign-in by +Google \(https:\S+\), which leads back to http:\/\/localhost:8080\/api\/oidc\/callback/,
    );
    expect(shown({ OIDC_ISSUER, OIDC_NAME: 'Reef ID', PUBLIC_ORIGINS: 'https://reef.example' })).toContain(
      'https://reef.example/api/oidc/callback',
    );
    expect(shown({})).not.toContain('Sign-in by');
  });

  it('shows no warning when all origins are https', () => {
    expect(shown({ HOST: '0.0.0.0', PUBLIC_ORIGINS: 'https://reef.example' })).not.toContain('plain text');
  });
});
