import { appCode } from '../../support/app-code.ts';
import { PASSKEY_STEPS } from './passkey-steps.ts';
import { brand, emailStep, itsToken, type Step, type World } from './step.ts';

const budi = 'budi@tangkasi.example';

function anotherSession({ data }: { data: { session_id: string; is_current: boolean }[] }, world: World): void {
  Object.assign(world, { sessionId: data.find(({ is_current }) => !is_current)?.session_id });
}

export const ACCOUNT_STEPS: readonly Step[] = [
  { call: 'GET /api/common-passwords/{prefix}', at: () => ({ prefix: '0a1' }) },
  {
    call: 'POST /api/register',
    json: () => ({ fullname: 'Budi', email: budi, password: 'a calm morning', language: 'ID' }),
  },
  { ...emailStep({ to: budi, subject: /^Konfirmasi alamat/ }), isFirst: true },
  { call: 'GET /api/letters/{id}', isFirst: true, learn: itsToken },
  { call: 'POST /api/verify-email', json: ({ token }) => ({ token, newPassword: 'a calm morning' }) },
  { call: 'POST /api/login', json: () => ({ email: budi, password: 'a calm morning', remember: true }) },
  { call: 'GET /api/me', learn: (body: { user_id: string }, world) => void Object.assign(world, { userId: body.user_id }) },
  { call: 'PATCH /api/me', json: () => ({ fullname: 'Budi Tumewu' }) },

  {
    call: 'PUT /api/me/views/{id}',
    at: () => ({ id: '00000000-0000-4000-8000-00000000a11e' }),
    json: () => ({ list: 'packages', name: 'Drafts', choice: { q: 'reef', status: 'draft', as: 'table' } }),
  },
  { call: 'GET /api/me/views' },
  { call: 'DELETE /api/me/views/{id}', at: () => ({ id: '00000000-0000-4000-8000-00000000a11e' }) },

  { call: 'GET /api/two-step' },
  { call: 'PUT /api/two-step/demand', json: () => ({ demanded: false }) },
  {
    call: 'POST /api/two-step/setup',
    json: () => ({ password: 'a calm morning' }),
    learn: ({ data }: { data: { secret: string } }, world) => void Object.assign(world, { secret: data.secret }),
  },
  {
    call: 'POST /api/two-step/enable',
    json: ({ secret = '' }) => ({ code: appCode(secret) }),
    learn: ({ data }: { data: { recovery_codes: string[] } }, world) => void Object.assign(world, { recovery: data.recovery_codes[0] }),
  },
  {
    call: 'POST /api/login',
    json: () => ({ email: budi, password: 'a calm morning' }),
    learn: ({ challenge }: { challenge: string }, world) => void Object.assign(world, { challenge }),
  },
  { call: 'POST /api/login/second-step', json: ({ challenge, recovery }) => ({ challenge, code: recovery }) },
  { call: 'POST /api/two-step/disable', json: () => ({ password: 'a calm morning' }) },
  ...PASSKEY_STEPS,
  { call: 'GET /api/oidc/start', status: 302, isSetUp: true },
  { call: 'GET /api/oidc/callback', status: 302, isSetUp: true },
  { call: 'GET /api/oidc/link', isSetUp: true },
  { call: 'DELETE /api/oidc/link', isSetUp: true },
  { call: 'GET /api/sessions', learn: anotherSession },
  { call: 'DELETE /api/sessions/{id}', at: ({ sessionId = '' }) => ({ id: sessionId }) },
  { call: 'DELETE /api/sessions', json: () => ({ password: 'a calm morning' }) },
];

/** End of the account; needs everything else to be done. */
export const LAST_STEPS: readonly Step[] = [
  {
    call: 'POST /api/change-password',
    json: ({ userId }) => ({ currentPassword: 'a calm morning', newPassword: 'a calmer evening', userId }),
  },
  { call: 'POST /api/forgot-password', json: () => ({ email: budi }), status: 202 },
  emailStep(
    { to: budi, subject: /^Kata sandi baru/ },
    { to: budi, subject: /^Pertanyaan Anda/ },
    { to: brand.email, subject: /Budi/, count: 2 },
  ),
  { call: 'GET /api/letters/{id}', learn: itsToken },
  { call: 'GET /api/letters/{id}/html' },
  { call: 'POST /api/verify-email/resend', status: 202 },
  { call: 'DELETE /api/logout' },
  { call: 'POST /api/reset-password', json: ({ token }) => ({ token, newPassword: 'the calmest night' }) },
  { call: 'GET /api/me/export' },
  { call: 'DELETE /api/me', json: () => ({ password: 'the calmest night' }) },
];
