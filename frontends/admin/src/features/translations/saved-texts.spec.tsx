import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { failureOf, fakeHttp, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTranslatePage } from './translate-page.testing.tsx';

const TRANSLATOR = staffUser({ position: 'translator', languages: ['CN'] });
const STOP = '/api/update-travel-destination/t1/a';
const PICTURE = '/api/library/p1';
const texts = (en: string, cn = '') => ({ en, id: '', cn });
const alt = texts('A turtle');
const image = { id: 'p1', url: '/media/p1', widths: [320], width: 320, height: 200, alt };

const stop = (id: 'a' | 'b', comments: ItineraryItemView['comments']) =>
  ({
    id,
    day: 1,
    time: id === 'a' ? '08:00' : '17:00',
    titles: texts(''),
    comments,
    destination: null,
    image_meta: null,
  }) as unknown as ItineraryItemView;

function travel(version: number, ...stops: ItineraryItemView[]): TravelDetailView {
  const names = { names: texts('Tea', '茶'), categories: texts('Walk', '散步'), descriptions: texts('Calm', '宁静') };
  return { travel_id: 't1', version, ...names, image_meta: image, destinations: stops } as unknown as TravelDetailView;
}

const FIRST = travel(4, stop('a', texts('Tea time')), stop('b', texts('Way home')));
const answer = (data: unknown) => ({ status: 'success', success: true, data });

async function open(answers: Record<string, unknown>) {
  const http = fakeHttp({
    'GET /api/drafts/packages/t1/source': answer({ record: FIRST, record_version: 4, draft: null }),
    'GET /api/translations/packages': answer([{ id: 't1', language: 'cn', missing: [], stale: ['itinerary.a.comments'] }]),
    'GET /api/glossary': answer([]),
    'GET /api/machine-translation': answer({ available: false }),
    [`GET ${PICTURE}`]: answer({ image_id: 'p1', image, alt, decorative: false, version: 2 }),
    ...answers,
  });
  await renderTranslatePage('packages', 't1', { http, user: TRANSLATOR });
  const saves = () =>
    http.requests.filter(({ method }) => method === 'PATCH').map(({ path, body, headers }) => [path, body, headers?.['if-match']]);
  return saves;
}

const part = async (name: string) => within(await screen.findByRole('form', { name }));

async function translate(name: string, words: string) {
  const form = await part(name);
  const field = form.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, words);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
}

const untilSaved = (name: string) => waitFor(async () => expect((await part(name)).getByRole('button', { name: 'Save' })).toBeDisabled());

describe('texts that are not part of a draft', () => {
  it('saves the comments of stops one by one, each onto the version that the last save created (EDT-08, PPL-05)', async () => {
    const second = travel(5, stop('a', texts('Tea time', '喝茶')), stop('b', texts('Way home')));
    const third = travel(6, stop('a', texts('Tea time', '喝茶')), stop('b', texts('Way home', '回家')));
    const saves = await open({ [`PATCH ${STOP}`]: answer(second), 'PATCH /api/update-travel-destination/t1/b': answer(third) });
    const itinerary = within(await screen.findByRole('region', { name: 'Itinerary' }));
    expect(await itinerary.findAllByText('Older than English')).toHaveLength(1);
    await translate('Day 1, 08:00', '喝茶');
    await waitFor(() => expect(saves()).toEqual([[STOP, { comments: { cn: '喝茶' } }, '"4"']]));
    await untilSaved('Day 1, 08:00');
    await translate('Day 1, 17:00', '回家');
    await waitFor(() => expect(saves()[1]).toEqual(['/api/update-travel-destination/t1/b', { comments: { cn: '回家' } }, '"5"']));
    await untilSaved('Day 1, 17:00');
  });

  it('saves the alternative text of a picture (LIB-03)', async () => {
    const saves = await open({
      [`PATCH ${PICTURE}`]: answer({ image_id: 'p1', image, alt: texts('A turtle', '海龟'), decorative: false, version: 3 }),
    });
    await translate('Picture 1', '海龟');
    await waitFor(() => expect(saves()).toEqual([[PICTURE, { alt: { cn: '海龟' } }, '"2"']]));
    await untilSaved('Picture 1');
  });

  it('asks if another user has changed the same comment, and keeps the typed one (EDT-08)', async () => {
    const theirs = travel(7, stop('a', texts('Tea time', '茶歇')), stop('b', texts('Way home')));
    const saves = await open({ [`PATCH ${STOP}`]: failureOf(409, { code: 'edit_conflict', current: theirs }) });
    await translate('Day 1, 08:00', '喝茶');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('茶歇')).toBeVisible();
    expect(dialog.getByText('喝茶')).toBeVisible();
    expect(saves()).toHaveLength(1);
  });
});
