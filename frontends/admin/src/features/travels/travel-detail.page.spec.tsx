import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf, fakeHttp, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelDetailPage from './travel-detail.page.tsx';
import { admin, answer, item, showPage, travel } from './travels.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({
  ...jest.requireActual<object>('@reefdesk/forms/uploads/send-form'),
  sendForm: jest.fn(),
}));
const PATH = '/admin/travel/travel-detail/t1';
const EDIT = 'PATCH /api/edit-travel/t1';
const DETAILS = 'GET /api/get-travel-details/t1';

async function show(answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({ [DETAILS]: answer(travel()), ...answers });
  await showPage(TravelDetailPage, PATH, http, options);
  return http;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** The toast exists twice: screen readers get it from a second element. */
const toast = async (text: string) => (await screen.findAllByText(text))[0];

async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const sent = (http: ReturnType<typeof fakeHttp>, path: string) => http.requests.filter((request) => request.path === path);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

describe('a travel package of the back office', () => {
  it('links back to the list (AEDIT-01)', async () => {
    await show();
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Travels' }));
    expect(screen.getByText('The list screen')).toBeVisible();
  });

  it('shows name and category in the language of the chosen tab (AEDIT-02, AEDIT-03, AEDIT-11)', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bunaken Classic' })).toBeVisible();
    await userEvent.click(tab(/简体中文/));
    expect(screen.getByRole('heading', { level: 1, name: '布纳肯经典' })).toBeVisible();
    expect(screen.getAllByText('潜水')).not.toHaveLength(0);
    expect(screen.getByText('Package Category')).toBeVisible();
    expect(screen.getByText('一天三潜。')).toBeVisible();
  });

  it('shows the duration and the number of locations (AEDIT-10, OR-59)', async () => {
    const stops = [item('a'), item('b', { category: 'no-destination', destination: null, destination_id: null }), item('c')];
    await show({ [DETAILS]: answer(travel({ destinations: stops })) });
    const facts = within((await screen.findByRole('heading', { name: 'Package Details' })).parentElement as HTMLElement);
    expect(facts.getByText('3 days')).toBeVisible();
    expect(facts.getByText('2 locations')).toBeVisible();
  });

  it('has a badge, Edit and Delete, and a status select, Save and Cancel only while editing (AEDIT-04, AEDIT-05, AEDIT-06, AEDIT-13, ROLE-05, STATE-31)', async () => {
    await show();
    expect(await screen.findByText('Active')).toHaveAttribute('data-status', 'active');
    expect(button('Delete')).toBeVisible();
    for (const name of ['Save', 'Cancel', 'Replace picture']) expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Edit');
    for (const name of ['Save', 'Cancel', 'Replace picture']) expect(button(name)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Active', 'Inactive']);
    await userEvent.keyboard('{Escape}');
    await press('Cancel');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([
    [/English/, 'en'],
    [/Bahasa Indonesia/, 'id'],
    [/简体中文/, 'cn'],
  ] as const)('has name, category and description of each language in its fields: %s (AEDIT-18)', async (language, key) => {
    const { names, categories, descriptions } = travel();
    await show();
    await press('Edit');
    await userEvent.click(tab(language));
    expect(screen.getByLabelText('Name')).toHaveValue(names[key]);
    expect(screen.getByLabelText('Category')).toHaveValue(categories[key]);
    expect(screen.getByLabelText('Description')).toHaveValue(descriptions[key]);
  });

  it('offers 1 to 30 days, and a longer stored duration (AEDIT-08, VAL-20, CONST-35, OR-51)', async () => {
    await show({ [DETAILS]: answer(travel({ duration: '45 days' })) });
    await press('Edit');
    await userEvent.click(screen.getByRole('combobox', { name: 'Duration' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['1 day', ...Array.from({ length: 29 }, (_, index) => `${index + 2} days`), '45 days']);
  });

  it('saves the changes based on the opened version, and reloads the package (AEDIT-07, AEDIT-09, AEDIT-13, AEDIT-16, AEDIT-19, STATE-31, MSG-22)', async () => {
    const saved = travel({ names: { en: 'Bunaken Deep', id: 'Bunaken Klasik', cn: '布纳肯经典' }, version: 5 });
    const http = await show({ [EDIT]: answer(saved) });
    await press('Edit');
    await retype('Name', 'Bunaken Deep');
    await retype('Description', 'Line one\nLine two');
    expect(screen.getByLabelText('Description').tagName).toBe('TEXTAREA');
    await userEvent.dblClick(button('Save'));
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
    const [save, ...more] = sent(http, '/api/edit-travel/t1');
    expect(more).toEqual([]);
    expect(save).toMatchObject({
      method: 'PATCH',
      headers: { 'if-match': '"4"' },
      body: {
        names: { en: 'Bunaken Deep', id: 'Bunaken Klasik', cn: '布纳肯经典' },
        categories: { en: 'Diving' },
        descriptions: { en: 'Line one\nLine two' },
        duration: '3 days',
        status: 'active',
        price: null,
      },
    });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Bunaken Deep' })).toBeVisible();
    await waitFor(() => expect(sent(http, '/api/get-travel-details/t1')).toHaveLength(2));
  });

  it('shows "Saving changes..." during the request (MSG-32)', async () => {
    await show({ [EDIT]: () => new Promise(() => undefined) });
    await press('Edit');
    await press('Save');
    expect(await screen.findByText('Saving changes...')).toBeVisible();
  });

  it('saves when Edit is pressed while editing (AEDIT-14, OR-63)', async () => {
    const http = await show({ [EDIT]: answer(travel({ version: 5 })) });
    await press('Edit');
    await press('Edit');
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
    expect(sent(http, '/api/edit-travel/t1')).toHaveLength(1);
  });

  it('requires every text, and opens the tab with the field error (VAL-19)', async () => {
    const http = await show({ [DETAILS]: answer(travel({ names: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '' } })) });
    await press('Edit');
    expect(within(tab(/简体中文/)).getByRole('img', { name: '1 text missing' })).toBeVisible();
    await press('Save');
    expect(await screen.findByText('Name in CN is required')).toBeVisible();
    expect(tab(/简体中文/)).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(sent(http, '/api/edit-travel/t1')).toEqual([]);
  });

  it('asks before it discards changes, and restores the texts (AEDIT-15, MSG-41)', async () => {
    await show();
    await press('Edit');
    await retype('Name', 'Another');
    await press('Cancel');
    const ask = await dialog('Discard Changes?');
    expect(ask.getByText('All unsaved changes will be lost.')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'No, keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Another');
    await press('Cancel');
    await press('Yes, discard');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Edit');
    expect(screen.getByLabelText('Name')).toHaveValue('Bunaken Classic');
  });

  it('stays in edit mode with the typed values after a failed save, and can retry (STATE-31, MSG-23, ERR-31)', async () => {
    let down = true;
    await show({
      [EDIT]: () => (down ? failureOf(503, { code: 'service_unavailable', message: 'Resting' }) : answer(travel({ version: 5 }))),
    });
    await press('Edit');
    await retype('Name', 'Typed');
    await press('Save');
    expect(await toast('Failed to update travel package')).toBeVisible();
    expect(await toast('Resting')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Typed');
    down = false;
    await press('Save');
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
  });

  it('asks the user to sign in again during an edit, and then saves the typed values', async () => {
    let session = false;
    const http = await show({
      [EDIT]: () => (session ? answer(travel({ version: 5 })) : failureOf(401, { code: 'unauthenticated', message: 'Please sign in' })),
      'POST /api/login': () => {
        session = true;
        return admin;
      },
    });
    await press('Edit');
    await retype('Name', 'Typed before');
    await press('Save');
    const form = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(form.getByLabelText('Email')).toHaveValue(admin.email);
    await userEvent.type(form.getByLabelText('Password'), 'a calm reef');
    await userEvent.click(form.getByRole('button', { name: 'Sign in and save' }));
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
    expect(sent(http, '/api/edit-travel/t1').at(-1)?.body).toMatchObject({ names: { en: 'Typed before' } });
  });

  it('shows the error of a failed save until the next success or until it is dismissed', async () => {
    const answers = [failureOf(0), failureOf(0), answer(travel({ version: 5 }))];
    await show({ [EDIT]: () => answers.shift() });
    await press('Edit');
    await retype('Name', 'My name');
    await press('Save');
    const note = () => screen.queryByRole('region', { name: 'Your last changes are not saved' });
    await waitFor(() => expect(note()).toHaveTextContent('No answer came from the server.'));
    await userEvent.click(within(note() as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    expect(note()).toBeNull();
    await press('Save');
    await waitFor(() => expect(note()).not.toBeNull());
    await press('Save');
    await waitFor(() => expect(note()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('shows both versions after a concurrent save, and saves the choice onto the newer one', async () => {
    const theirs = travel({
      names: { en: 'Their name', id: 'Bunaken Klasik', cn: '布纳肯经典' },
      duration: '5 days',
      version: 9,
    });
    let tries = 0;
    const http = await show({
      [EDIT]: () => {
        tries += 1;
        const conflict = { code: 'edit_conflict', message: 'Somebody else saved this meanwhile', current: theirs };
        return tries === 1 ? failureOf(409, conflict) : answer({ ...theirs, version: 10 } satisfies TravelDetailView);
      },
    });
    await press('Edit');
    await retype('Name', 'My name');
    await retype('Category', 'My category');
    await press('Save');
    const choice = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    const name = within(choice.getByRole('group', { name: 'Name (EN)' }));
    expect(screen.queryByText('Failed to update travel package')).toBeNull(); // The dialog says it all.
    expect(name.getByRole('radio', { name: /Yours\s*My name/ })).toBeChecked();
    expect(choice.getAllByRole('group')).toHaveLength(1);
    expect(choice.getByText('Taken in beside your changes: Duration.')).toBeVisible();
    await userEvent.click(name.getByRole('radio', { name: /Their name/ }));
    await userEvent.click(choice.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(sent(http, '/api/edit-travel/t1')).toHaveLength(2));
    expect(sent(http, '/api/edit-travel/t1').at(-1)).toMatchObject({
      headers: { 'if-match': '"9"' },
      body: { names: { en: 'Their name' }, categories: { en: 'My category' }, duration: '5 days' },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('sends a new picture and the texts in one request, and shows the error of a rejected picture at its field', async () => {
    const picture = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
    const fields = { mainImage: [{ code: 'image_damaged', params: { name: 'new.jpg' }, text: 'new.jpg is damaged' }] };
    const send = jest.mocked(sendForm).mockRejectedValueOnce(failureOf(415, { code: 'image_damaged', message: 'Damaged', fields }));
    const append = jest.spyOn(FormData.prototype, 'append');
    const http = await show();
    await press('Edit');
    await retype('Name', 'Bunaken Deep');
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture);
    expect(screen.getByText('New picture, not saved yet')).toBeVisible();
    await press('Save');
    expect(await screen.findByText('new.jpg is damaged and cannot be read')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Bunaken Deep');
    send.mockResolvedValueOnce(answer(travel({ version: 5 })));
    await press('Save');
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
    expect(screen.queryByText('New picture, not saved yet')).toBeNull();
    const calls = send.mock.calls.map(([upload]) => upload);
    for (const call of calls) expect(call).toMatchObject({ method: 'PATCH', path: '/api/edit-travel/t1', headers: { 'if-match': '"4"' } });
    expect(calls.map(({ form }) => JSON.parse(String(form.get('travelData'))).names.en)).toEqual(['Bunaken Deep', 'Bunaken Deep']);
    expect(append).toHaveBeenCalledWith('mainImage', picture);
    expect(sent(http, '/api/edit-travel/t1')).toEqual([]);
  });

  it('shows an error when loading fails, and reports a package that does not exist (AEDIT-12, ERR-50, OR-84)', async () => {
    await show({ [DETAILS]: failureOf(404, { code: 'travel_not_found', message: 'Travel package not found' }) });
    const alert = await dialog('Error');
    expect(alert.getByText('Failed to load travel details')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Travel package not found')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByText('The list screen')).toBeVisible();
  });
});
