import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { brand, emailStep, itsToken, type Step, texts, type World } from './step.ts';
import { draftSteps, translationSteps, versionSteps } from './stored-steps.ts';

const [budi, sari] = ['budi@tangkasi.example', 'sari@tangkasi.example'];

interface People {
  data: { user_id: string }[];
}

function newestPerson({ data }: People, world: World): void {
  Object.assign(world, { id: data.at(-1)?.user_id });
}

function itsInvitation({ data }: { data: { invitation_id: string } }, world: World): void {
  Object.assign(world, { invitationId: data.invitation_id });
}

const ofInvitation = ({ invitationId = '' }: World): World => ({ id: invitationId });

export const STAFF_STEPS: readonly Step[] = [
  { call: 'GET /api/users', query: '?limit=10', learn: ({ data: [me] }: People, world) => void Object.assign(world, { id: me?.user_id }) },
  { call: 'PATCH /api/users/{id}', json: () => ({ position: 'owner', disabled: false }) },
  { call: 'POST /api/users/invitations', json: () => ({ email: sari, position: 'agent' }), learn: itsInvitation },
  // Budi has signed in from three devices before this request.
  emailStep({ to: sari, subject: /invites you/ }, { to: budi, subject: /^Ada yang masuk/, count: 3 }),
  { call: 'DELETE /api/users/invitations/{id}', at: ofInvitation },
  {
    call: 'POST /api/users/invitations',
    json: () => ({ email: sari, position: 'translator', languages: ['ID', 'CN'], language: 'ID' }),
    learn: itsInvitation,
  },
  emailStep({ to: sari, subject: /mengundang Anda/ }),
  { call: 'POST /api/users/invitations/{id}/resend', at: ofInvitation, status: 202 },
  emailStep({ to: sari, subject: /mengundang Anda/, count: 2 }),
  { call: 'GET /api/letters/{id}', learn: itsToken },
  { call: 'POST /api/invitations/accept', json: ({ token }) => ({ token, name: 'Sari Lumowa', password: 'a calm afternoon' }) },
  { call: 'GET /api/users', learn: newestPerson },
  { call: 'GET /api/colleagues' },
  { call: 'PATCH /api/users/{id}', json: () => ({ position: 'editor' }) },
  { call: 'DELETE /api/two-step/{id}' },
  { call: 'GET /api/site' },
  {
    call: 'PUT /api/site',
    json: () => ({
      brand: { ...completeBrand(brand), tagline: { ...brand.tagline, en: 'Blue every day' }, hero: { title: texts('Blue'), claims: [] } },
    }),
  },
  ...draftSteps('site', 'site', { questions: [{ question: { en: 'Why?', id: '', cn: '' }, answer: texts('Because') }] }),
  ...versionSteps('site', 'site'),
  ...translationSteps('site', 'site', 'brand.tagline'),
  { call: 'GET /api/translations', query: '?language=cn&status=open&limit=2' },
  { call: 'GET /api/site/pages/{page}/{language}', at: () => ({ page: 'privacy', language: 'id' }) },
  { call: 'GET /api/site/questions/{language}', at: () => ({ language: 'cn' }) },

  {
    call: 'POST /api/calendar-feed',
    json: () => ({ language: 'ID' }),
    learn: ({ data }: { data: { url: string } }, world) => void Object.assign(world, { token: /calendar\/(.+)\.ics/.exec(data.url)?.[1] }),
  },
  { call: 'GET /api/calendar-feed' },
  { call: 'GET /api/calendar/{token}.ics' },
  { call: 'DELETE /api/calendar-feed' },
  { call: 'PUT /api/webhook', json: () => ({ url: 'https://hooks.partner.example/reefdesk' }) },
  { call: 'PUT /api/webhook', json: () => ({ url: 'https://hooks.partner.example/bookings' }) },
  { call: 'GET /api/webhook' },
  { call: 'POST /api/webhook/secret' },
  {
    call: 'POST /api/webhook/test',
    learn: ({ data }: { data: { delivery_id: string } }, world) => void Object.assign(world, { id: data.delivery_id }),
  },
  { call: 'GET /api/webhook/deliveries' },
  { call: 'POST /api/webhook/deliveries/{id}/again' },
  { call: 'DELETE /api/webhook' },
];

export const LOOKING_BACK_STEPS: readonly Step[] = [
  { call: 'PUT /api/glossary/{key}', at: () => ({ key: 'reef' }), json: () => ({ terms: texts('Reefs') }), isFirst: true },
  {
    call: 'PUT /api/glossary/{key}',
    at: () => ({ key: 'reef' }),
    json: () => ({ terms: texts('Reef'), note: 'Living', keep: false }),
  },
  { call: 'GET /api/glossary' },
  { call: 'GET /api/machine-translation' },
  { call: 'POST /api/machine-translation', json: () => ({ language: 'id', texts: [{ field: 'names.id', text: 'Reef' }] }), isSetUp: true },
  // The stub of the machine translator drops terms that are to be kept, which causes the 502.
  { call: 'PUT /api/glossary/{key}', at: () => ({ key: 'lost' }), json: () => ({ terms: texts('Lost'), keep: true }), isFirst: true },
  {
    call: 'POST /api/machine-translation',
    json: () => ({ language: 'id', texts: [{ field: 'names.id', text: 'Lost' }] }),
    status: 502,
    isFirst: true,
  },
  { call: 'DELETE /api/glossary/{key}', at: () => ({ key: 'reef' }) },
  { call: 'GET /api/insights', query: '?days=7' },
  { call: 'GET /api/audit', query: '?kind=packages&from=2020-01-01&limit=1' },
  { call: 'GET /api/audit/export.csv', query: '?kind=packages' },
];
