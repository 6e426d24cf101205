import '../../locales/texts.ts';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import type { HttpRequest } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';
import PeoplePage from './people.page.tsx';

const success = (data: unknown, more: object = {}) => ({ status: 'success', success: true, data, ...more });

function person(id: string, fullname: string, change: Partial<PersonView> = {}): PersonView {
  return {
    user_id: id,
    fullname,
    email: `${id}@tangkasi.example`,
    email_verified: true,
    position: 'editor',
    status: 'active',
    two_step: false,
    language: 'EN',
    created_at: '2026-01-05T04:00:00Z',
    version: 3,
    ...change,
  };
}

const INVITATION: InvitationView = {
  invitation_id: 'i1',
  email: 'sari@tangkasi.example',
  position: 'translator',
  languages: ['ID'],
  language: 'ID',
  invited_by: 'Ratna Wowor',
  created_at: '2026-01-05T04:00:00Z',
  expires_at: '2126-01-08T04:00:00Z',
};
const TEAM = [
  person('u1', 'Ratna Wowor', { position: 'owner' }),
  person('u2', 'Budi Lasut', { position: 'agent', status: 'disabled' }),
  person('u3', 'Lia Sumual'),
];

async function show(answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({
    'GET /api/users': success(TEAM, { invitations: [INVITATION], next_cursor: null }),
    ...answers,
  });
  await renderScreen(
    <EditingSurroundings>
      <PeoplePage />
    </EditingSurroundings>,
    {
      path: '/admin/people',
      texts: ['people', 'lists', 'editing', 'fields'],
      http,
      user: staffUser(),
      ...options,
    },
  );
  await screen.findByRole('article', { name: 'Ratna Wowor' });
  return {
    reads: () => http.requests.filter(({ method }) => method === 'GET').map(({ query }) => query),
    writes: () =>
      http.requests
        .filter(({ method = 'GET' }) => method !== 'GET')
        .map(({ method, path, body, headers }) => ({ method, path, body, headers })),
  };
}

const row = (name: string) => within(screen.getByRole('article', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function choose(form: Awaited<ReturnType<typeof dialog>>, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: 'Position' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the staff screen of the back office (PPL-06)', () => {
  it('shows members with position and languages, disabled members, and invitations with their expiry', async () => {
    await show();
    expect(row('Ratna Wowor').getByText('Owner')).toBeVisible();
    expect(row('Ratna Wowor').getByText('(you)')).toBeVisible();
    expect(row('Budi Lasut').getByText('Disabled')).toBeVisible();
    expect(row('Budi Lasut').getByRole('button', { name: 'Enable Budi Lasut' })).toBeEnabled();
    const invited = row('sari@tangkasi.example');
    expect(invited.getByText('Translator · ID')).toBeVisible();
    expect(invited.getByText('Invited by Ratna Wowor')).toBeVisible();
    expect(invited.getByText(/The link works until/)).toBeVisible();
  });

  it('reads all pages of the list', async () => {
    const { reads } = await show({
      'GET /api/users': ({ query }: HttpRequest) =>
        query?.cursor === 'more'
          ? success(TEAM.slice(2), { invitations: [], next_cursor: null })
          : success(TEAM.slice(0, 2), { invitations: [], next_cursor: 'more' }),
    });
    expect(reads()).toEqual([{ limit: 100 }, { limit: 100, cursor: 'more' }]);
    expect(row('Lia Sumual').getByText('Editor')).toBeVisible();
  });

  it.each([
    ['EN', 'Invite somebody', 'Send the invitation'],
    ['ID', 'Undang anggota', 'Kirim undangan'],
    ['CN', '邀请成员', '发送邀请'],
  ] as const)('reports missing fields and sends the invitation (%s)', async (language, open, send) => {
    const { writes } = await show({ 'POST /api/users/invitations': success(INVITATION) }, { language });
    await userEvent.click(screen.getByRole('button', { name: open }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(form.getByRole('textbox')).toBeInvalid());
    expect(writes()).toEqual([]);
    await userEvent.type(form.getByRole('textbox'), ' sari@tangkasi.example');
    await userEvent.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      path: '/api/users/invitations',
      body: { email: 'sari@tangkasi.example', position: 'editor', language },
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: open })).toBeNull());
  });

  it('requires languages for a translator, and shows at the email field that the member already exists', async () => {
    const { writes } = await show({ 'POST /api/users/invitations': failureOf(409, { code: 'email_taken' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox'), 'lia@tangkasi.example');
    await choose(form, 'Translator');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    expect(await form.findByText('Please choose at least one language')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Bahasa Indonesia' }));
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    expect(await form.findByText('This person is in the team already')).toBeVisible();
    expect(writes()[0]?.body).toMatchObject({ position: 'translator', languages: ['ID'] });
  });

  it('changes a position with the version that the user has seen, and asks which position to keep after a concurrent change', async () => {
    const theirs = person('u3', 'Lia Sumual', { position: 'translator', languages: ['CN'], version: 4 });
    const answers = [failureOf(409, { code: 'edit_conflict', current: theirs }), success(theirs)];
    const { writes } = await show({ 'PATCH /api/users/u3': () => answers.shift() });
    await userEvent.click(row('Lia Sumual').getByRole('button', { name: 'Change Lia Sumual' }));
    const form = await dialog();
    await choose(form, 'Agent');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(conflict.getByRole('group', { name: 'Position' })).toHaveTextContent(/Yours.*Agent.*Saved meanwhile.*Translator/);
    await userEvent.click(conflict.getByRole('button', { name: /save/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([
      { method: 'PATCH', path: '/api/users/u3', body: { position: 'agent' }, headers: { 'if-match': '"3"' } },
      { method: 'PATCH', path: '/api/users/u3', body: { position: 'agent' }, headers: { 'if-match': '"4"' } },
    ]);
  });

  it('asks before disabling a member, and shows why the last owner cannot be disabled', async () => {
    const { writes } = await show({ 'PATCH /api/users/u1': failureOf(409, { code: 'last_owner', message: 'This is the last owner.' }) });
    await userEvent.click(row('Ratna Wowor').getByRole('button', { name: 'Disable Ratna Wowor' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disable Ratna Wowor?' }));
    expect(writes()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    expect((await screen.findAllByText(/last owner/))[0]).toBeVisible();
    expect(writes()).toEqual([{ method: 'PATCH', path: '/api/users/u1', body: { disabled: true }, headers: { 'if-match': '"3"' } }]);
  });

  it('enables a member, resends an invitation and revokes it', async () => {
    const { writes } = await show({
      'PATCH /api/users/u2': success(TEAM[1]),
      'POST /api/users/invitations/i1/resend': success(INVITATION),
      'DELETE /api/users/invitations/i1': success({ invitation_id: 'i1' }),
    });
    await userEvent.click(row('Budi Lasut').getByRole('button', { name: 'Enable Budi Lasut' }));
    await userEvent.click(await row('sari@tangkasi.example').findByRole('button', { name: /^Send the letter/ }));
    await userEvent.click(row('sari@tangkasi.example').getByRole('button', { name: /^Take the invitation/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
        'PATCH /api/users/u2',
        'POST /api/users/invitations/i1/resend',
        'DELETE /api/users/invitations/i1',
      ]),
    );
  });

  it.each([
    ['EN', 'Remove the second step of the sign-in', 'Remove it', 'Lia Sumual signs in with the password alone now'],
    ['ID', 'Hapus langkah kedua saat masuk', 'Hapus', 'Lia Sumual kini masuk dengan kata sandi saja'],
    ['CN', '移除登录的第二步', '移除', 'Lia Sumual 现在仅凭密码登录'],
  ] as const)('removes the second step of a colleague who has one, in %s', async (language, remove, yes, message) => {
    const lia = person('u3', 'Lia Sumual', { two_step: true });
    const answers = {
      'GET /api/users': success([TEAM[0], lia], { invitations: [], next_cursor: null }),
      'DELETE /api/two-step/u3': success({ ...lia, two_step: false }),
    };
    const { writes } = await show(answers, { language });
    const [change] = within(screen.getByRole('article', { name: 'Lia Sumual' })).getAllByRole('button');
    await userEvent.click(change as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: remove }));
    await userEvent.click(await screen.findByRole('button', { name: yes }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/two-step/u3');
  });
});
