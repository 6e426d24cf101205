import { failureOf } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADD, comment, first, modal, press, second, sent, show, stops, toast, type } from '../../itinerary.testing.tsx';
import { answer, item, travel } from '../../travels.testing.tsx';

describe('the itinerary of a travel package', () => {
  it('lists numbered stops in order of creation, with destination, time and comment in the chosen language (ITIN-01, ITIN-02, ITIN-03)', async () => {
    await show(stops);
    const items = screen.getAllByTestId('itinerary-item');
    expect(items.map((shown) => shown.textContent)).toEqual([
      expect.stringMatching(/^1.*08:00.*Bunaken.*Stop a/),
      expect.stringMatching(/^2.*12:30.*No Destination.*Stop b/),
    ]);
    await userEvent.click(screen.getByRole('tab', { name: /Bahasa Indonesia/ }));
    expect(screen.getAllByTestId('itinerary-item')[0]).toHaveTextContent(/Bunaken \(id\).*Singgah a/);
  });

  it('allows changing each stop and deleting the last one, only while editing (ITIN-04, ITIN-05, ITIN-07, ROLE-05)', async () => {
    await show(stops);
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) itinerary item/ })).toBeNull();
    await press('Edit');
    const names = screen.getAllByRole('button', { name: /^(Edit|Delete) itinerary item/ }).map((shown) => shown.getAttribute('aria-label'));
    expect(names).toEqual(['Edit itinerary item 1', 'Edit itinerary item 2', 'Delete itinerary item 2']);
    expect(screen.getByRole('button', { name: 'Add Another Itinerary Item' })).toBeVisible();
  });

  it('disables the fields of its dialog while it saves', async () => {
    let fail: (value: unknown) => void = () => undefined;
    await show(stops, { 'PATCH /api/update-travel-destination/t1/a': () => new Promise((resolve) => (fail = resolve)) });
    await press('Edit');
    await press('Edit itinerary item 1');
    const form = await modal('Edit Itinerary');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    const fields = ['Time', 'Comment (EN)', 'Destination'].map((label) => form.getByLabelText(label));
    await waitFor(() => expect(fields[0]).toBeDisabled());
    for (const field of [...fields, form.getByRole('radio', { name: 'No Destination' })]) expect(field).toBeDisabled();
    fail(failureOf(503));
    await waitFor(() => expect(fields[0]).toBeEnabled());
  });

  it('adds the first stop: requires all fields, sends one request with the version that the user has seen, and reloads the travel (ITIN-06, ITIN-08, ITIN-10, ITIN-11, ITIN-12, ITIN-13, ITIN-14, ITIN-16, ITIN-17, ITIN-20, VAL-21, VAL-22, VAL-23, VAL-24, MSG-26)', async () => {
    const http = await show({}, { [`POST ${ADD}`]: answer(travel({ destinations: [first], version: 5 })) });
    await press('Add First Itinerary Item');
    const form = await modal('Add New Itinerary');
    const category = within(form.getByRole('group', { name: 'Category' }));
    expect(category.getByRole('radio', { name: 'Destination' })).toBeChecked();
    expect(category.getByRole('radio', { name: 'No Destination' })).not.toBeChecked();
    expect(form.getByLabelText('Time')).toHaveAccessibleDescription('Use 24-hour format (e.g. 09:00, 14:30)');
    expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
    for (const error of ['Destination is required', 'Time is required', 'Comment in EN is required', 'Comment in ID is required']) {
      expect(await form.findByText(error)).toBeVisible();
    }
    expect(form.getByText('Comment in CN is required')).toBeVisible();
    await type(form, 'Time', '25:00');
    await userEvent.tab();
    await waitFor(() =>
      expect(form.getByLabelText('Time')).toHaveAccessibleDescription('This is not a time of day. Use 24-hour format (e.g. 09:00, 14:30)'),
    );
    await type(form, 'Time', '9:05');
    await comment(form);
    await userEvent.click(form.getByRole('combobox', { name: 'Select a destination' }));
    expect(await screen.findByRole('option', { name: 'Lembeh (Inactive)' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Bunaken' }));
    await userEvent.dblClick(form.getByRole('button', { name: 'Add Itinerary' }));
    expect(await toast('Itinerary added successfully')).toBeVisible();
    expect(sent(http, ADD)).toMatchObject([
      {
        method: 'POST',
        headers: { 'if-match': '"4"' },
        body: {
          category: 'destination',
          destination_id: 'd1',
          time: '09:05',
          comment_en: 'Words EN',
          comment_id: 'Words ID',
          comment_cn: 'Words CN',
        },
      },
    ]);
    expect(screen.queryByRole('dialog', { name: /Itinerary$/ })).toBeNull();
    expect(screen.getAllByTestId('itinerary-item')).toHaveLength(1);
    await waitFor(() => expect(sent(http, '/api/get-travel-details/t1')).toHaveLength(2));
  });

  it('adds a stop with a comment in one language while the travel is hidden (EDT-10)', async () => {
    const hidden = { status: 'inactive' } as const;
    const shown = item('a', { comments: { en: 'Words EN', id: '', cn: '' } });
    const http = await show(hidden, { [`POST ${ADD}`]: answer(travel({ ...hidden, destinations: [shown], version: 5 })) });
    await press('Add First Itinerary Item');
    const form = await modal('Add New Itinerary');
    await userEvent.click(form.getByRole('radio', { name: 'No Destination' }));
    await type(form, 'Time', '10:00');
    await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
    expect(await form.findByText('Comment in CN is required')).toBeVisible();
    await type(form, 'Comment (EN)', 'Words EN');
    await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Itinerary' })).toBeNull());
    expect(sent(http, ADD)).toMatchObject([{ body: { unfinished: true, comment_en: 'Words EN', comment_id: '', comment_cn: '' } }]);
    await userEvent.click(screen.getByRole('tab', { name: /简体中文/ }));
    expect(screen.getByTestId('itinerary-item')).toHaveTextContent('Nothing written in this language yet');
  });

  it('adds further stops after the first one without Edit (ITIN-06, ITIN-07)', async () => {
    const http = await show({}, { [`POST ${ADD}`]: answer(travel({ destinations: [first], version: 5 })) });
    const add = async (way: string) => {
      await press(way);
      const form = await modal('Add New Itinerary');
      await userEvent.click(form.getByRole('radio', { name: 'No Destination' }));
      await type(form, 'Time', '10:00');
      await comment(form);
      await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Itinerary' })).toBeNull());
    };
    await add('Add First Itinerary Item');
    await add('Add Another Itinerary Item');
    expect(sent(http, ADD)).toMatchObject([{ headers: { 'if-match': '"4"' } }, { headers: { 'if-match': '"5"' } }]);
  });

  it('changes a stop, and clears its destination with No Destination (ITIN-09, ITIN-11, ITIN-14, ITIN-15, ITIN-16, ITIN-18, MSG-28)', async () => {
    const path = '/api/update-travel-destination/t1/a';
    const http = await show(stops, { [`PATCH ${path}`]: answer(travel({ ...stops, version: 5 })) });
    await press('Edit');
    await press('Edit itinerary item 1');
    const form = await modal('Edit Itinerary');
    expect(form.getByLabelText('Comment (ID)')).toHaveValue('Singgah a');
    await userEvent.click(form.getByRole('radio', { name: 'No Destination' }));
    expect(form.queryByRole('combobox', { name: 'Select a destination' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await toast('Itinerary updated successfully')).toBeVisible();
    expect(sent(http, path)).toMatchObject([
      {
        method: 'PATCH',
        headers: { 'if-match': '"4"' },
        body: { id: 'a', category: 'no-destination', destination_id: null, time: '08:00', comments: { en: 'Stop a', cn: 'a 站' } },
      },
    ]);
    await waitFor(() => expect(sent(http, '/api/get-travel-details/t1')).toHaveLength(2));
  });

  it('saves the travel onto the version that the stop change created, and keeps its typed values', async () => {
    const http = await show(stops, {
      'PATCH /api/update-travel-destination/t1/a': answer(travel({ ...stops, version: 5 })),
      'PATCH /api/edit-travel/t1': answer(travel({ ...stops, version: 6 })),
    });
    await press('Edit');
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await press('Edit itinerary item 1');
    await userEvent.click((await modal('Edit Itinerary')).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Itinerary$/ })).toBeNull());
    await press('Save');
    await toast('Travel package updated successfully');
    expect(sent(http, '/api/edit-travel/t1')).toMatchObject([
      { headers: { 'if-match': '"5"' }, body: { names: { en: 'Bunaken Classic!' } } },
    ]);
  });

  it('deletes the last stop after a confirmation (ITIN-16, ITIN-19, MSG-30, MSG-36, MSG-39)', async () => {
    const path = '/api/remove-travel-destination/t1/b';
    let finish: (value: unknown) => void = () => undefined;
    const http = await show(stops, { [`DELETE ${path}`]: () => new Promise((resolve) => (finish = resolve)) });
    await press('Edit');
    await press('Delete itinerary item 2');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Itinerary Item?' }));
    expect(ask.getByText('This action cannot be undone')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Yes, delete it!' }));
    expect(await toast('Deleting itinerary...')).toBeVisible();
    finish(answer(travel({ destinations: [first], version: 5 })));
    expect(await toast('Itinerary has been deleted')).toBeVisible();
    expect(sent(http, path)).toMatchObject([{ method: 'DELETE', headers: { 'if-match': '"4"' } }]);
    expect(screen.getAllByTestId('itinerary-item')).toHaveLength(1);
    await waitFor(() => expect(sent(http, '/api/get-travel-details/t1')).toHaveLength(2));
  });

  it('shows the error of a failed request, and keeps typed values (MSG-27, MSG-29, MSG-31)', async () => {
    const resting = failureOf(503, { code: 'service_unavailable', message: 'Resting' });
    await show(stops, {
      [`POST ${ADD}`]: resting,
      'PATCH /api/update-travel-destination/t1/a': resting,
      'DELETE /api/remove-travel-destination/t1/b': resting,
    });
    await press('Edit');
    await press('Delete itinerary item 2');
    await press('Yes, delete it!');
    expect(await toast('Failed to delete itinerary')).toBeVisible();
    await press('Edit itinerary item 1');
    await userEvent.click((await modal('Edit Itinerary')).getByRole('button', { name: 'Save Changes' }));
    expect(await toast('Failed to update itinerary')).toBeVisible();
    await userEvent.click((await modal('Edit Itinerary')).getByRole('button', { name: 'Cancel' }));
    await press('Add Another Itinerary Item');
    const form = await modal('Add New Itinerary');
    await userEvent.click(form.getByRole('radio', { name: 'No Destination' }));
    await type(form, 'Time', '10:00');
    await comment(form);
    await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
    expect(await toast('Failed to add itinerary')).toBeVisible();
    expect(form.getByLabelText('Comment (CN)')).toHaveValue('Words CN');
  });

  it('asks before it discards typed values', async () => {
    await show();
    await press('Add First Itinerary Item');
    const form = await modal('Add New Itinerary');
    await type(form, 'Time', '10:00');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'No, keep editing' }));
    expect(form.getByLabelText('Time')).toHaveValue('10:00');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await press('Yes, discard');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Itinerary$/ })).toBeNull());
  });

  it('merges changes of another user to a stop with typed values, and reports them', async () => {
    const path = '/api/update-travel-destination/t1/a';
    const theirs = travel({ destinations: [{ ...first, time: '07:15' }, second], version: 8 });
    let tries = 0;
    const http = await show(stops, {
      [`PATCH ${path}`]: () => {
        tries += 1;
        return tries === 1
          ? failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: theirs })
          : answer({ ...theirs, version: 9 });
      },
    });
    await press('Edit');
    await press('Edit itinerary item 1');
    const form = await modal('Edit Itinerary');
    await type(form, 'Comment (EN)', 'Mine');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await toast('Taken in beside your changes: Time.');
    expect(screen.queryByRole('dialog', { name: 'Somebody else saved meanwhile' })).toBeNull();
    await waitFor(() => expect(sent(http, path)).toHaveLength(2));
    expect(sent(http, path).at(-1)).toMatchObject({ headers: { 'if-match': '"8"' }, body: { time: '07:15', comments: { en: 'Mine' } } });
  });
});
