import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

const { connect } = createRequire(new URL('../packages/test-kit/package.json', import.meta.url))('@nats-io/transport-node');

const VISITORS = 32;
/** Each password check occupies a core, so more concurrent sign-ins would only wait. */
const PEOPLE_SIGNING_IN = 2;

/** Requests to measure. `bareTarget`: minimum share of a bare server's rate (cached responses); `target`: of the service's own rate. */
export async function findScenes({ url, urlOf, account, nats }) {
  const packages = await json(`${url}/api/packages`);
  const [{ slug, image_meta: image }] = packages.data;
  const cookie = await signIn(url, account);
  const token = () => tokenOf(nats, cookie);

  const reused = (path, headers) => ({ connections: VISITORS, ways: { gateway: () => ({ url: url + path, headers }) } });
  const login = (base) => () => ({
    url: `${base}/api/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const signedIn = (path) => ({
    direct: async () => ({ url: urlOf('catalog') + path, headers: { authorization: `Bearer ${await token()}` } }),
    gateway: () => ({ url: url + path, headers: { cookie } }),
  });
  const picture = `${image.url}/${image.widths[0]}`;

  return [
    { name: 'packages list', bareTarget: 0.7, ...reused('/api/packages') },
    { name: 'one package', bareTarget: 0.7, ...reused(`/api/travel/${slug}`) },
    { name: 'landing page', bareTarget: 0.6, ...reused('/', { accept: 'text/html', 'accept-encoding': 'br' }) },
    { name: 'one picture', bareTarget: 0.5, ...reused(picture, { accept: 'image/webp' }) },
    { name: 'packages list, signed in', target: 0.2, connections: VISITORS, ways: signedIn('/api/packages') },
    { name: 'list of the back office', target: 0.2, connections: VISITORS, ways: signedIn('/api/get-travels-with-stats') },
    { name: 'login', connections: PEOPLE_SIGNING_IN, ways: { direct: login(urlOf('auth')), gateway: login(url) } },
  ];
}

async function json(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

async function signIn(url, account) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Login: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

/** Requests a token from auth as the gateway does, to query a service directly. */
async function tokenOf({ url, user, password }, cookie) {
  const connection = await connect({ servers: url, ...(user && { user, pass: password, inboxPrefix: `_INBOX_${user}` }) });
  try {
    const subject = 'auth.sessions.resolve';
    const request = { pattern: subject, data: { cookie: cookie.slice(cookie.indexOf('=') + 1) }, id: randomUUID() };
    const { err, response } = (await connection.request(subject, JSON.stringify(request), { timeout: 5_000 })).json();
    if (err) throw new Error(`No token: ${JSON.stringify(err)}`);
    return response.session.token;
  } finally {
    await connection.close();
  }
}
