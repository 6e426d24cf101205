import { api } from '../api/api.ts';
import { failureOf, fakeHttp } from '../testing.tsx';
import { carriedReads, completeCarriedReads } from './carried-reads.ts';
import { createAppStore } from './store.ts';

const about = {
  en: 'A long day of diving, with lunch. '.repeat(3),
  id: 'Sehari menyelam, dengan makan siang. '.repeat(3),
  cn: '潜水一整天。',
};
const REEF = {
  name: { en: 'Reef', id: 'Karang', cn: '礁石' },
  about,
  image: { url: '/media/1', color: '#fff', preview: 'data:image/webp;base64,UklG' },
};
const CARRIED = { ...REEF, about: { en: about.en, id: '', cn: '' }, image: { url: '/media/1', color: '#fff' } };

const reefs = api.injectEndpoints({
  endpoints: (build) => ({ reef: build.query<typeof REEF, string>({ query: (id) => `/api/reefs/${id}` }) }),
});
const { initiate, select } = reefs.endpoints.reef;
const reefIn = (store: ReturnType<typeof createAppStore>) => select('1')(store.getState());

async function openedWith(http: ReturnType<typeof fakeHttp>) {
  const server = createAppStore({ http: fakeHttp({ 'GET /api/reefs/1': REEF }) });
  await server.dispatch(initiate('1'));
  const reads = JSON.parse(JSON.stringify(carriedReads(server.getState(), 'en')));
  return createAppStore({ http, reads });
}

describe('reads carried by a page', () => {
  it('have long texts in one language, short ones in all, and no image previews', async () => {
    expect(reefIn(await openedWith(fakeHttp())).data).toEqual(CARRIED);
  });

  it('are repeated in all languages, once', async () => {
    const http = fakeHttp({ 'GET /api/reefs/1': REEF });
    const store = await openedWith(http);
    await store.dispatch(completeCarriedReads());
    expect(reefIn(store).data).toEqual(REEF);
    await store.dispatch(completeCarriedReads());
    expect(http.requests).toHaveLength(1);
  });

  it('stay unchanged if repeating them fails', async () => {
    const store = await openedWith(fakeHttp({ 'GET /api/reefs/1': failureOf(503) }));
    await store.dispatch(completeCarriedReads());
    expect(reefIn(store)).toMatchObject({ isSuccess: true, isError: false, data: CARRIED });
  });
});
