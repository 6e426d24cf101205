import { type CreationOptions, type RequestOptions, SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { SITE } from '../support/whole-system.ts';
import type { Step, World } from './step.ts';

const authenticator = new SoftwareAuthenticator();
const AT_HOME = { origin: SITE };
const password = 'a calm morning';

const learn = ({ data }: { data: { options: object } }, world: World) =>
  void Object.assign(world, { options: JSON.stringify(data.options) });
const ofPasskey = ({ passkeyId = '' }: World): World => ({ id: passkeyId });

/** Assertion for a challenge that this system did not issue. */
export const STRANGE_PASSKEY = { passkey: authenticator.get({ challenge: 'bm9uZSBvZiBvdXJz', rpId: new URL(SITE).hostname }, AT_HOME) };

export const PASSKEY_STEPS: readonly Step[] = [
  { call: 'POST /api/passkeys/setup', json: () => ({ password }), isSetUp: true, learn },
  {
    call: 'POST /api/passkeys',
    json: ({ options = '' }) => ({ name: 'Phone', passkey: authenticator.create(JSON.parse(options) as CreationOptions, AT_HOME) }),
    isSetUp: true,
  },
  { call: 'POST /api/login/passkey/options', json: () => ({}), isSetUp: true, learn },
  {
    call: 'POST /api/login/passkey',
    json: ({ options = '' }) => ({ passkey: authenticator.get(JSON.parse(options) as RequestOptions, AT_HOME) }),
    isSetUp: true,
  },
  {
    call: 'GET /api/passkeys',
    learn: ({ data }: { data: { passkeys: { passkey_id: string }[] } }, world) =>
      void Object.assign(world, { passkeyId: data.passkeys[0]?.passkey_id }),
  },
  { call: 'PATCH /api/passkeys/{id}', at: ofPasskey, json: () => ({ name: 'Old phone' }) },
  { call: 'DELETE /api/passkeys/{id}', at: ofPasskey, json: () => ({ password }) },
];
