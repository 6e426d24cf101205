import { failureOf } from '@reefdesk/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADD, comment, first, modal, press, second, sent, show, stops, toast, type } from '../../itinerary.testing.tsx';
import { answer, item, travel } from '../../travels.testing.tsx';

const PICTURE = { id: '1f', url: '/media/1f', width: 4, height: 3, color: '#0b1f2a', preview: '', widths: [4] };

describe('the order of the itinerary of a travel package', () => {
  describe('with an order set by staff (EDT-10)', () => {
    const days = { destinations: [first, second, item('c', { day: 2, created_at: '2026-02-03T00:00:00Z', time: '07:00' })] };
    const PATCH_B = '/api/update-travel-destination/t1/b';
    const choose = async (number: number, action: string) => {
      await press(`More for itinerary item ${number}`);
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    const names = () => screen.getAllByTestId('itinerary-item').map((shown) => /Stop (\w)/.exec(shown.textContent ?? '')?.[1]);
    const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    it('groups stops under day headings; while editing, every day has a heading', async () => {
      await show(days);
      const headings = () => screen.getAllByRole('heading', { level: 3, name: /^Day/ }).map(({ textContent }) => textContent);
      expect(headings()).toEqual(['Day 1', 'Day 2']);
      await press('Edit');
      expect(headings()).toEqual(['Day 1', 'Day 2', expect.stringMatching(/^Day 3/)]);
    });

    it('moves a stop from its menu, also to another day, and undoes the move', async () => {
      let finish: (value: unknown) => void = () => undefined;
      const moved = [first, item('b', { ...second, day: 2, position: 'a' }), ...days.destinations.slice(2)];
      const http = await show(days, { [`PATCH ${PATCH_B}`]: () => new Promise((resolve) => (finish = resolve)) });
      await press('Edit');
      await choose(2, 'Move down');
      expect(sent(http, PATCH_B)).toMatchObject([{ headers: { 'if-match': '"4"' }, body: { day: 2, after: null } }]);
      expect(names()).toEqual(['a', 'b', 'c']);
      expect(screen.getAllByTestId('itinerary-item')[1]?.previousElementSibling).toHaveTextContent('Day 2');
      finish(answer(travel({ destinations: moved, version: 5 })));
      await toast('Moved');
      await undo();
      await waitFor(() => expect(sent(http, PATCH_B)).toHaveLength(2));
      expect(sent(http, PATCH_B)[1]).toMatchObject({ headers: { 'if-match': '"5"' }, body: { day: 1, after: 'a' } });
    });

    it('does not move a stop after a conflict, and shows the other version and the reason', async () => {
      const theirs = travel({ destinations: [{ ...second, time: '13:13' }, first], version: 9 });
      await show(stops, { [`PATCH ${PATCH_B}`]: failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: theirs }) });
      await press('Edit');
      await choose(2, 'Move up');
      await toast('It could not be moved');
      expect(names()).toEqual(['a', 'b']);
      expect(screen.getByText('13:13')).toBeVisible();
    });

    it('inserts a new stop beside another', async () => {
      const http = await show(days, { [`POST ${ADD}`]: answer(travel({ ...days, version: 5 })) });
      await press('Edit');
      await choose(3, 'Insert an item above');
      const form = await modal('Add New Itinerary');
      expect(form.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Day 2');
      await userEvent.click(form.getByRole('radio', { name: 'No Destination' }));
      await type(form, 'Time', '06:00');
      await type(form, /^Title \(EN\)/, 'Sunrise');
      await comment(form);
      await userEvent.click(form.getByRole('button', { name: 'Add Itinerary' }));
      await waitFor(() => expect(sent(http, ADD)).toMatchObject([{ body: { day: 2, after: null, titles: { en: 'Sunrise' } } }]));
    });

    it('duplicates a stop with its texts and its picture', async () => {
      const own = item('a', { titles: { en: 'Dawn', id: '', cn: '' }, image: '/media/1f', image_meta: PICTURE });
      const http = await show({ destinations: [own, second] }, { [`POST ${ADD}`]: answer(travel({ ...stops, version: 5 })) });
      await press('Edit');
      await choose(1, 'Duplicate');
      await toast('Duplicated');
      const body = { after: 'a', image_id: '1f', titles: { en: 'Dawn' }, comment_cn: 'a 站', destination_id: 'd1' };
      expect(sent(http, ADD)).toMatchObject([{ headers: { 'if-match': '"4"' }, body }]);
    });

    it('deletes any stop, and restores it despite changes of another user', async () => {
      const gone = travel({ destinations: [second], version: 5 });
      let tries = 0;
      const restore = '/api/restore-travel-destination/t1/a';
      const http = await show(stops, {
        'DELETE /api/remove-travel-destination/t1/a': answer(gone),
        [`POST ${restore}`]: () => {
          tries += 1;
          return tries === 1
            ? failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: { ...gone, version: 7 } })
            : answer(travel({ ...stops, version: 8 }));
        },
      });
      await press('Edit');
      await choose(1, 'Delete');
      await press('Yes, delete it!');
      await toast('Itinerary has been deleted');
      expect(names()).toEqual(['b']);
      await undo();
      await toast('It is back where it was');
      expect(sent(http, restore).map(({ headers }) => headers?.['if-match'])).toEqual(['"5"', '"7"']);
      expect(names()).toEqual(['a', 'b']);
    });
  });
});
