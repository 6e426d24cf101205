import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';

const LANGUAGES = ['en', 'id', 'cn'];
const LOOK_MS = 1_000;
const LASTS_MS = Number(process.env.BENCH_VISITORS_MS ?? 60_000);

/** For a system with `TRUSTED_PROXY_HOPS=1`. Returns milliseconds per page, the number of pages without content, and megabytes per process before and at most. */
export async function visitAll({ url }, { pages, visitors, memory }) {
  const addresses = await addressesOf(url, pages);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const before = memory();
  const most = new Map(before);
  const times = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > LASTS_MS;
  let [next, undrawn] = [0, 0];
  const visit = async (_, number) => {
    // The gateway renders few pages at once for one network.
    const from = `10.0.${number}.1`;
    while (!isOver()) {
      const address = addresses[next++ % addresses.length];
      const sentAt = performance.now();
      if (!(await read(agent, address, from))) undrawn += 1;
      times.push(performance.now() - sentAt);
    }
  };
  const watch = async () => {
    while (!isOver()) {
      await sleep(LOOK_MS);
      for (const [name, megabytes] of memory()) most.set(name, Math.max(most.get(name) ?? 0, megabytes));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: visitors }, visit)]);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return { count: times.length, undrawn, p50: at(0.5), p99: at(0.99), seconds: (performance.now() - startedAt) / 1_000, before, most };
}

async function addressesOf(url, count) {
  const list = async (path) => (await (await fetch(`${url}${path}`)).json()).data;
  const [packages, places] = await Promise.all([list('/api/packages?view=ids'), list('/api/get-destinations?view=ids')]);
  const paths = [
    ...packages.map(({ slug }) => `/auth/travel/${slug}`),
    ...places.map(({ destination_id: id }) => `/auth/destination-detail/${id}`),
  ];
  const all = LANGUAGES.flatMap((language) => paths.map((path) => `${url}${path}?lang=${language}`));
  if (all.length < count) throw new Error(`There are only ${all.length} pages`);
  const step = Math.floor(all.length / count);
  return Array.from({ length: count }, (_, at) => all[at * step]);
}

function read(agent, address, from) {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': from } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.once('error', reject);
      // A page that is not rendered in time comes without content, for the browser to render.
      text(answer.pipe(createBrotliDecompress())).then((page) => resolve(page.includes('<h1')), reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}
