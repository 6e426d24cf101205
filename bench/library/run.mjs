/** `npm run bench:library`: sequential response times of the library with 20,000 temporary pictures. See ../README.md. */
import { readConnections } from '../../dev/src/system/connections.ts';
import { measure } from '../measure.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { useSystem } from '../system.mjs';
import { addPictures } from './pictures.mjs';

const PICTURES = Number(process.env.BENCH_PICTURES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PAGE_P99_MS = 150;
const SEARCH_P99_MS = 200;
/** Baseline: the minimum time of any request with a session, for a response of a few bytes. */
const YARDSTICK = { name: '(a tiny answer)', path: '/api/two-step' };

const system = await useSystem();
try {
  const headers = { cookie: await signIn(system) };
  const remove = await addPictures(readConnections(system.dataDir).stores, PICTURES);
  try {
    const ask = (path) => ({ url: `${system.url}${path}`, headers });
    const { next_cursor: second } = await (await fetch(`${system.url}/api/library`, { headers })).json();
    const search = (name, terms) => ({ name, path: `/api/library?q=${encodeURIComponent(terms)}`, wanted: SEARCH_P99_MS });
    const scenes = [
      { ...YARDSTICK, wanted: Number.POSITIVE_INFINITY },
      { name: 'the library', path: '/api/library', wanted: PAGE_P99_MS },
      { name: 'its next page', path: `/api/library?cursor=${encodeURIComponent(second)}`, wanted: PAGE_P99_MS },
      { name: 'without alternative text', path: '/api/library?missing_alt=true', wanted: SEARCH_P99_MS },
      { name: 'what nothing shows', path: '/api/library?unused=true', wanted: SEARCH_P99_MS },
      search('a word', 'turtle'),
      search('the beginning of a word', 'frog'),
      search('two words', 'jetty lembeh'),
      search('a Chinese word', '海龟'),
      search('the name of a file', 'IMG_00042'),
      search('the name of a package', 'bunaken'),
      search('nothing', 'nobody took this'),
    ];
    const rows = [];
    for (const scene of scenes) {
      await measure(ask(scene.path), { connections: 1, seconds: 1 });
      rows.push({ ...scene, ...(await measure(ask(scene.path), { connections: 1, seconds: SECONDS })) });
    }
    console.log(`${PICTURES} pictures\n`);
    console.log(
      table(
        ['', 'a second', 'p50 ms', 'p99 ms', 'wanted'],
        rows.map(({ name, rate, p50, p99, wanted }) => [
          ...[name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)],
          Number.isFinite(wanted) ? String(wanted) : '',
        ]),
      ),
    );
    const missed = rows.filter(({ p99, wanted }) => !(p99 < wanted));
    for (const { name, p99, wanted } of missed) console.log(`${name}: ${p99.toFixed(1)} ms, less than ${wanted} are wanted`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await remove();
  }
} finally {
  await system.stop();
}
