/** `npm run bench:inbox`: sequential response times of the inbox with 20,000 temporary enquiries, through the gateway. See ../README.md. */
import { readConnections } from '../../dev/src/system/connections.ts';
import { measure } from '../measure.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { useSystem } from '../system.mjs';
import { addEnquiries } from './enquiries.mjs';

const ENQUIRIES = Number(process.env.BENCH_ENQUIRIES ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const WANTED_P99_MS = 150;

const system = await useSystem();
try {
  const cookie = await signIn(system);
  const packages = await packagesOf(system);
  const remove = await addEnquiries(readConnections(system.dataDir).stores, packages, ENQUIRIES);
  try {
    const ask = (path) => ({ url: `${system.url}${path}`, headers: { cookie } });
    const { next_cursor: second } = await (await fetch(`${system.url}/api/enquiries`, { headers: { cookie } })).json();
    const scenes = {
      'the inbox': '/api/enquiries',
      'its next page': `/api/enquiries?cursor=${encodeURIComponent(second)}`,
      'the new ones': '/api/enquiries?state=new',
      'of one package': `/api/enquiries?package=${packages[0].slug}`,
      'in Chinese, oldest first': '/api/enquiries?language=CN&sort=oldest',
      'a name': '/api/enquiries?q=wenas',
      'the beginning of a word': '/api/enquiries?q=tur',
      'a Chinese word': `/api/enquiries?q=${encodeURIComponent('海龟')}`,
      'two words': '/api/enquiries?q=ana%20wenas',
      'a phone number': '/api/enquiries?q=%2B62%20812%2010%20000%20042',
      'a reference': '/api/enquiries?q=BE-0001',
      nothing: '/api/enquiries?q=nobody',
    };
    const rows = [];
    for (const [name, path] of Object.entries(scenes)) {
      await measure(ask(path), { connections: 1, seconds: 1 });
      rows.push({ name, ...(await measure(ask(path), { connections: 1, seconds: SECONDS })) });
    }
    console.log(`${ENQUIRIES} enquiries\n`);
    console.log(
      table(
        ['', 'a second', 'p50 ms', 'p99 ms'],
        rows.map(({ name, rate, p50, p99 }) => [name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)]),
      ),
    );
    const missed = rows.filter(({ p99 }) => !(p99 < WANTED_P99_MS));
    for (const { name, p99 } of missed) console.log(`${name}: ${p99.toFixed(1)} ms, less than ${WANTED_P99_MS} are wanted`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await remove();
  }
} finally {
  await system.stop();
}

async function packagesOf({ url }) {
  const { data } = await (await fetch(`${url}/api/packages`)).json();
  return data.map(({ slug, travel_name: name }) => ({ slug, name }));
}
