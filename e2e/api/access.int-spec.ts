import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@reefdesk/contracts/access';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { ENDPOINTS, type Endpoint, harmlessPath } from '@reefdesk/test-kit/calls';
import { type PlainAnswer, PlainHttp } from '@reefdesk/test-kit/plain-http';
import { errorShapeProblem } from './support/error-shape.ts';
import { errorsOf, search } from './support/problems.ts';
import { type Variant, variantsOf } from './support/variants.ts';
import { WholeSystem } from './support/whole-system.ts';

type Person = 'anonymous' | Role;
const PEOPLE: readonly Person[] = ['anonymous', 'customer', 'admin'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PATHS = [...new Set(ENDPOINTS.map(({ path }) => path))];
const NOWHERE = [404, 405];

let system: WholeSystem;

beforeAll(async () => {
  system = await WholeSystem.start();
});

afterAll(async () => {
  await system?.stop();
});

describe('access through the gateway', () => {
  let http: PlainHttp;
  const sessions: Record<Person, Record<string, string>> = { anonymous: {}, customer: {}, admin: {} };

  beforeAll(async () => {
    http = new PlainHttp(system.url);
    await Promise.all([signIn('customer'), signIn('admin')]);
  });

  afterAll(() => http?.close());

  const signIn = async (person: Person) => {
    sessions[person] = person === 'anonymous' ? {} : await system.signIn(person);
  };

  async function ask(person: Person, method: string, path: string, headers: Record<string, string> = {}): Promise<PlainAnswer> {
    const answer = await http.ask(path, { method, headers: { ...sessions[person], ...headers } });
    if (method === 'DELETE' && /^\/api\/logout\/?(\?|$)/.test(path) && answer.status === 200) await signIn(person);
    return answer;
  }

  function rowOf(method: string, path: string): Endpoint | undefined {
    const requestedPath = harmlessPath({ path });
    const rows = ENDPOINTS.filter(
      (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(requestedPath),
    );
    return rows.find((call) => call.path === path) ?? rows[0];
  }

  function allowed(person: Person, method: string, path: string): readonly number[] {
    const row = rowOf(method === 'HEAD' ? 'GET' : method, path);
    if (!row) return NOWHERE;
    if (row.who === 'anyone') return row.answers;
    if (person === 'anonymous') return [401];
    return row.who !== 'signed-in' && person !== row.who ? [403] : row.answers;
  }

  function problem(answer: PlainAnswer, statuses: readonly number[], method: string): string | undefined {
    if (!statuses.includes(answer.status)) return `${answer.status} instead of ${statuses.join(' or ')}`;
    if (method === 'HEAD') return answer.text === '' ? undefined : 'a body';
    const shape = answer.status >= 400 ? errorShapeProblem(answer) : undefined;
    return shape && `${answer.status} with ${shape}`;
  }

  describe.each(PEOPLE)('as %s', (person) => {
    it.each(PATHS)('%s answers each method as the table says (ROLE-01, ROLE-02, OR-40)', async (path) => {
      const problems = await search(path)(METHODS, async (method) => {
        const wrong = problem(await ask(person, method, harmlessPath({ path })), allowed(person, method, path), method);
        return wrong && `${method}: ${wrong}`;
      });
      const options = await ask(person, 'OPTIONS', harmlessPath({ path }));
      if (options.status !== 204 || Object.keys(options.headers).some((name) => name.startsWith('access-control-')))
        problems.push(`OPTIONS: ${options.status} ${JSON.stringify(options.headers)}`);
      expect(problems).toEqual([]);
    });
  });

  // Admins may use every endpoint, so an alias of a path gives them no further access.
  describe.each(PEOPLE.filter((person) => person !== 'admin'))('as %s', (person) => {
    it.each(ENDPOINTS)('$method $path is the same or not found under every alias of its path', async (call) => {
      const path = harmlessPath(call);
      const plain = allowed(person, call.method, call.path);
      const problems = await search(call.path)(variantsOf(path, call.method), async (variant) => {
        const answer = await ask(person, call.method, variant.path, variant.headers);
        const wrong = problem(answer, statusesOf(variant, plain), call.method);
        return wrong && `${variant.name} (${variant.path}): ${wrong}`;
      });
      expect(problems).toEqual([]);
    });
  });

  it.each(ENDPOINTS.filter(({ who }) => who !== 'anyone'))('$method $path accepts no credentials but a session', async (call) => {
    const token = await system.tokens.signed();
    const keys: Record<string, Record<string, string>> = {
      'a genuine internal token from outside': { authorization: `Bearer ${token}` },
      'a genuine internal token under another name': {
        'x-internal-token': token,
        'x-reefdesk-token': token,
        'x-forwarded-authorization': token,
      },
      'a made-up cookie': { cookie: 'reefdesk_session=made-up' },
      'the cookie of another scheme': { cookie: (sessions.admin.cookie ?? '').replace(/^[^=]+/, '__Host-reefdesk') },
      'a token in the cookie': { cookie: `reefdesk_session=${token}` },
      'the password': { authorization: `Basic ${Buffer.from('admin@reefdesk.example:secret').toString('base64')}` },
    };
    const problems = await errorsOf(Object.entries(keys), async ([name, headers]) => {
      const { status } = await http.ask(harmlessPath(call), { method: call.method, headers: { origin: system.url, ...headers } });
      return status === 401 ? undefined : `${name}: ${status}`;
    });
    expect(problems).toEqual([]);
  });

  it.each(ENDPOINTS.filter(({ method }) => method !== 'GET'))('$method $path is rejected when another site sends it', async (call) => {
    const foreign = ['https://evil.example', 'null', `${system.url}1`, `https://${new URL(system.url).host}.evil.example`, ''];
    const problems = await errorsOf(foreign, async (origin) => {
      const answer = await ask('admin', call.method, harmlessPath(call), { origin });
      const isRejected = answer.status === 403 && answer.json?.code === 'foreign_origin';
      return isRejected ? undefined : `${origin}: ${answer.status} ${answer.text}`;
    });
    const { origin: _, ...withoutOrigin } = sessions.admin;
    const silent = await http.ask(harmlessPath(call), { method: call.method, headers: withoutOrigin });
    if (silent.status !== 403) problems.push(`no Origin, with a session: ${silent.status}`);
    const crossSite = await ask('admin', call.method, harmlessPath(call), { 'sec-fetch-site': 'cross-site' });
    if (crossSite.status !== 403) problems.push(`Sec-Fetch-Site: ${crossSite.status}`);
    expect(problems).toEqual([]);
  });

  it('leaves no data behind', async () => {
    const lists = ['/api/get-destinations', '/api/gallery', '/api/testimonials'];
    for (const list of lists) expect((await ask('admin', 'GET', list)).json?.data).toEqual([]);
    expect((await ask('admin', 'GET', '/api/get-travels-with-stats')).json?.data).toMatchObject({ travels: [] });
  });
});

function statusesOf({ leads }: Variant, plain: readonly number[]): readonly number[] {
  if (leads === 'same') return plain;
  return leads === 'nowhere' ? NOWHERE : [...plain, ...NOWHERE];
}

describe('access to a service without the gateway', () => {
  let forged: Record<string, string>;
  let gateways: Map<string, PlainHttp>;
  let session: Record<string, string>;

  beforeAll(async () => {
    session = await system.signIn('admin');
    forged = await system.tokens.forged();
    gateways = new Map(SERVICE_NAMES.map((service) => [service, new PlainHttp(system.urlOf(service))]));
  });

  afterAll(() => {
    for (const gateway of gateways.values()) gateway.close();
  });

  const ask = ({ service, method, ...call }: Endpoint, headers: Record<string, string> = {}) =>
    (gateways.get(service) as PlainHttp).ask(harmlessPath(call), { method, headers });

  it.each(ENDPOINTS.filter(({ who }) => who !== 'anyone'))('$method $path requires a token that auth signed', async (call) => {
    const claims = { 'x-user-id': 'u1', 'x-user-role': 'admin', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-user': 'admin' };
    const token = await system.tokens.signed();
    const attempts: Record<string, Record<string, string>> = {
      'no token': {},
      'a claimed person': claims,
      // Auth itself reads the cookie at logout.
      ...(call.isOpenGateway ? {} : { 'the cookie of an admin': session }),
      'a token in the cookie': { cookie: `token=${token}` },
      'another scheme': { authorization: `Token ${token}` },
      ...Object.fromEntries(Object.entries(forged).map(([name, bad]) => [name, { authorization: `Bearer ${bad}` }])),
    };
    const problems = await search(call.path)(Object.entries(attempts), async ([name, headers]) => {
      const answer = await ask(call, headers);
      const shape = errorShapeProblem(answer);
      return answer.status === 401 && !shape ? undefined : `${name}: ${answer.status} ${shape ?? ''}`;
    });
    expect(problems).toEqual([]);
  });

  it.each(ENDPOINTS.filter(({ who, service }) => who === 'admin' && service !== 'auth'))(
    '$method $path is only for admins',
    async (call) => {
      const bearer = async (role: Role) => ({ authorization: `Bearer ${await system.tokens.signed({ role })}` });
      expect((await ask(call, await bearer('customer'))).status).toBe(403);
      expect(call.answers).toContain((await ask(call, await bearer('admin'))).status);
    },
  );

  it.each(ENDPOINTS.filter(({ who }) => who === 'anyone'))(
    '$method $path stays public, and a forged token opens nothing more',
    async (call) => {
      const plain = await ask(call);
      expect(call.answers).toContain(plain.status);
      const problems = await search(call.path)(Object.entries(forged), async ([name, bad]) => {
        const answer = await ask(call, { authorization: `Bearer ${bad}` });
        const isSame = answer.status === plain.status && answer.headers['cache-control'] === plain.headers['cache-control'];
        return isSame ? undefined : `${name}: ${answer.status}, ${answer.headers['cache-control']}`;
      });
      expect(problems).toEqual([]);
    },
  );
});
