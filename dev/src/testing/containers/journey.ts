// Smoke test through the gateway, in the network namespace of the containers; prints a JSON line {"name", "fault"?} per check. Usage:
// journey.ts URL EMAIL TOKEN (of the link that sets the admin's password)

import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';

const [site = '', email = '', token = ''] = process.argv.slice(2);
const PASSWORD = 'salt water 8';
const TIMEOUT_MS = 30_000;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: Buffer;
}

await attempt('the website is ready', async () => expectThat((await get('/health/ready')).status === 200, 'not ready'));
await attempt('the home page has its words', readHomePage);
await attempt('lists are answered', readLists);
await attempt('frontends are served compressed, with the right caching', readFrontends);
const session = await attempt('the admin signs in with a password set by the link in the log', signIn);
const image = await attempt('the admin uploads a picture', () => upload(session ?? ''));
await attempt('the picture is served in AVIF and WebP', () => seePicture(image ?? ''));
await attempt('visitors see what was added', seeDestination);

/** The first page may lack content, because a newly started renderer can exceed the gateway's timeout. */
async function readHomePage(): Promise<void> {
  const texts = join(repositoryRoot, 'frontends', 'public', 'src', 'locales', 'en', 'landing.json');
  const { hero } = JSON.parse(await readFile(texts, 'utf8')) as { hero: { title: string } };
  const end = Date.now() + TIMEOUT_MS;
  let page = await get('/', { accept: 'text/html' });
  while (page.status === 200 && !page.text.includes(hero.title) && Date.now() < end) {
    await sleep(250);
    page = await get('/', { accept: 'text/html' });
  }
  expectThat(page.status === 200 && String(page.headers['content-type']).startsWith('text/html'), `${page.status}`);
  expectThat(page.text.includes(hero.title), 'the words of the public frontend are not in the page');
  expectThat(/<script type="text\/later" defer src="\/assets\//.test(page.text), 'the shell is not in the page');
}

async function readLists(): Promise<void> {
  for (const path of ['/api/packages', '/api/get-destinations', '/api/gallery-slides', '/api/testimonials']) {
    const { status, text } = await get(path);
    expectThat(status === 200 && (JSON.parse(text) as { success: boolean }).success, `${path}: ${status} ${text.slice(0, 200)}`);
  }
}

async function readFrontends(): Promise<void> {
  const files = JSON.parse((await get('/page/files.json')).text) as { chunks: Record<string, string[]> };
  const hashed = Object.values(files.chunks).flat()[0] ?? '';
  for (const [path, caching] of [
    ['/remotes/public/remoteEntry.js', 'no-cache'],
    ['/remotes/admin/remoteEntry.js', 'no-cache'],
    [`/${hashed}`, 'public, max-age=31536000, immutable'],
  ] as const) {
    const { status, headers } = await get(path, { 'accept-encoding': 'br' });
    expectThat(status === 200 && headers['cache-control'] === caching, `${path}: ${status} ${headers['cache-control']}`);
    expectThat(headers['content-encoding'] === 'br' && String(headers.etag).endsWith('-br"'), `${path}: not as it was built`);
  }
  expectThat((await get('/remotes/public/gone.1a2b3c4d5e.js', { accept: 'text/html' })).status === 404, 'a page for a missing file');
}

async function signIn(): Promise<string> {
  const type = { 'content-type': 'application/json' };
  const set = await send('POST', '/api/reset-password', JSON.stringify({ token, newPassword: PASSWORD }), type);
  expectThat(set.status === 200, `${set.status} ${set.text}`);
  const { status, headers, text } = await send('POST', '/api/login', JSON.stringify({ email, password: PASSWORD }), type);
  expectThat(status === 200, `${status} ${text}`);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function upload(cookie: string): Promise<string> {
  const inAll = (text: string) => ({ en: text, id: text, cn: text });
  const fields = { names: inAll('Bunaken'), categories: inAll('Diving'), descriptions: inAll('A wall of coral'), location: 'Manado' };
  const form = new FormData();
  form.append('destinationData', JSON.stringify({ ...fields, best_time: 'May', status: 'active', entry_fee: { local: 1, tourist: 2 } }));
  const picture = await readFile(join(repositoryRoot, 'demo', 'pictures', 'bunaken-wall.webp'));
  form.append('mainImage', new File([new Uint8Array(picture)], 'bunaken.webp', { type: 'image/webp' }));
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  const answer = await send('POST', '/api/add-destination', Buffer.from(await packed.arrayBuffer()), { 'content-type': type, cookie });
  expectThat(answer.status === 201, `${answer.status} ${answer.text}`);
  const path = /\/media\/[0-9a-f]{40}/.exec(answer.text)?.[0];
  expectThat(path !== undefined, 'no image in the answer');
  return path ?? '';
}

/** WebP is available at once, AVIF when the worker has created it. */
async function seePicture(path: string): Promise<void> {
  for (const type of ['image/webp', 'image/avif']) {
    const end = Date.now() + TIMEOUT_MS;
    let answer = await get(`${path}/320`, { accept: type });
    while (answer.headers['content-type'] !== type && Date.now() < end) {
      await sleep(250);
      answer = await get(`${path}/320`, { accept: type });
    }
    expectThat(
      answer.status === 200 && answer.headers['content-type'] === type,
      `${type}: ${answer.status} ${answer.headers['content-type']}`,
    );
    expectThat(answer.body.length > 1_000, `${type}: ${answer.body.length} bytes`);
  }
}

async function seeDestination(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await get('/api/get-destinations')).text.includes('A wall of coral')) {
    expectThat(Date.now() < end, 'not in the list');
    await sleep(250);
  }
}

async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await work();
    console.log(JSON.stringify({ name }));
    return result;
  } catch (error) {
    console.log(JSON.stringify({ name, fault: error instanceof Error ? error.message : String(error) }));
    return undefined;
  }
}

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send('GET', path, undefined, headers);
}

function send(method: string, path: string, body: string | Buffer | undefined, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)), origin: site };
    const outgoing = request(site + path, { method, headers: { ...headers, ...length } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
      const whole = Buffer.concat(chunks);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole.toString(), body: whole });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
