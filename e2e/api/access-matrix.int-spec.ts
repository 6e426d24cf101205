import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS, type Endpoint, harmlessPath } from '@reefdesk/test-kit/calls';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type PlainAnswer, PlainHttp } from '@reefdesk/test-kit/plain-http';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { appCode } from '../support/app-code.ts';
import { BEFORE_SECOND_STEP, EXPECTED_ACCESS } from './matrix/expected-access.ts';
import { errorShapeProblem } from './support/error-shape.ts';
import { search } from './support/problems.ts';
import { WholeSystem } from './support/whole-system.ts';

const PEOPLE = [
  { who: 'a visitor', letter: 'v' },
  { who: 'a customer', letter: 'c', email: 'ana@tangkasi.example' },
  { who: 'a translator of another language', letter: 't', email: 'cn@tangkasi.example', options: ['translator', '--languages', 'CN'] },
  { who: 'a translator', letter: 't', email: 'id@tangkasi.example', options: ['translator', '--languages', 'ID'] },
  { who: 'an agent', letter: 'a', email: 'agent@tangkasi.example', options: ['agent'] },
  { who: 'an editor', letter: 'e', email: 'editor@tangkasi.example', options: ['editor'] },
  { who: 'an owner', letter: 'o', email: 'owner@tangkasi.example', options: ['owner'] },
] as const;
type Person = (typeof PEOPLE)[number];

describe('the access matrix through the gateway', () => {
  let system: WholeSystem;
  let second: ServiceProcess;
  let gateways: [PlainHttp, PlainHttp];
  const sessions = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    system = await WholeSystem.start();
    second = await system.addGateway();
    gateways = [new PlainHttp(system.url), new PlainHttp(second.url)];
    await Promise.all(
      PEOPLE.map(async (person) => {
        if ('options' in person) await system.addPerson(person.email, ['--role', 'admin', '--position', ...person.options]);
        await signIn(person);
      }),
    );
  });

  afterAll(async () => {
    for (const gateway of gateways ?? []) gateway.close();
    await second?.stop();
    await system?.stop();
  });

  async function signIn(person: Person): Promise<void> {
    sessions.set(person.who, 'email' in person ? await system.signInAs(person.email) : { origin: system.url });
  }

  async function ask(person: Person, { method, path }: Pick<Endpoint, 'method' | 'path'>): Promise<PlainAnswer> {
    return gateways[0].ask(harmlessPath({ path }), { method, headers: sessions.get(person.who) ?? {} });
  }

  function problem(answer: PlainAnswer, call: Endpoint, person: Person): string | undefined {
    const mayCall = EXPECTED_ACCESS[`${call.method} ${call.path}`]?.includes(person.letter);
    const expected = mayCall ? call.answers : [person.letter === 'v' ? 401 : 403];
    if (!expected.includes(answer.status)) return `${person.who}: ${answer.status} instead of ${expected.join(' or ')}`;
    const shape = answer.status >= 400 ? errorShapeProblem(answer) : undefined;
    if (shape) return `${person.who}: ${answer.status} with ${shape}`;
    const code = answer.status === 403 ? 'forbidden' : answer.status === 401 ? 'unauthenticated' : undefined;
    return code === undefined || answer.json?.code === code ? undefined : `${person.who}: ${answer.json?.code}`;
  }

  it('has a row for every endpoint and no other rows (PPL-05)', () => {
    expect(Object.keys(EXPECTED_ACCESS).sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(ENDPOINTS)('$method $path answers each person as the matrix says (PPL-04, PPL-05)', async (call) => {
    expect(await search(call.path)(PEOPLE, async (person) => problem(await ask(person, call), call, person))).toEqual([]);
    if (call.path === '/api/logout') await Promise.all(PEOPLE.map(signIn));
  });

  it('reports the role "admin" for staff of all positions, and their position (PPL-04)', async () => {
    const profiles = await Promise.all(PEOPLE.slice(2).map(async (person) => (await ask(person, { method: 'GET', path: '/api/me' })).json));
    expect(profiles.map((me) => [me?.role, me?.position, me?.languages])).toEqual([
      ['admin', 'translator', ['CN']],
      ['admin', 'translator', ['ID']],
      ['admin', 'agent', undefined],
      ['admin', 'editor', undefined],
      ['admin', 'owner', undefined],
    ]);
    expect((await ask(PEOPLE[1], { method: 'GET', path: '/api/me' })).json).not.toHaveProperty('position');
  });

  describe('when owners demand a second step', () => {
    const [owner] = PEOPLE.filter(({ letter }) => letter === 'o') as [Person];

    const send = (method: string, path: string, body: object) => {
      const headers = { ...sessions.get(owner.who), origin: system.url, 'content-type': 'application/json' };
      return gateways[0].ask(path, { method, headers, body: JSON.stringify(body) });
    };
    const demand = (demanded: boolean) => send('PUT', '/api/two-step/demand', { demanded });

    beforeAll(async () => expect((await demand(true)).status).toBe(200));
    /** Turns on the owner's second step, ends the demand for it and turns the second step off again. */
    afterAll(async () => {
      const { json } = await send('POST', '/api/two-step/setup', { password: system.password });
      const setup = json?.data as { secret: string } | undefined;
      expect((await send('POST', '/api/two-step/enable', { code: appCode(setup?.secret ?? '') })).status).toBe(200);
      await eventually(async () => expect((await demand(false)).status).toBe(200));
      expect((await send('POST', '/api/two-step/disable', { password: system.password })).status).toBe(200);
    });

    function problemWithout(answer: PlainAnswer, call: Endpoint): string | undefined {
      const name = `${call.method} ${call.path}`;
      const expected = EXPECTED_ACCESS[name] ?? '';
      if (expected.includes('v') || BEFORE_SECOND_STEP.includes(name)) {
        return call.answers.includes(answer.status) ? undefined : `${name}: ${answer.status} instead of ${call.answers.join(' or ')}`;
      }
      const code = expected.includes(owner.letter) ? 'two_step_required' : 'forbidden';
      const [status, actualCode] = [answer.status, answer.json?.code];
      return status === 403 && actualCode === code ? undefined : `${name}: ${status} ${actualCode} instead of 403 ${code}`;
    }

    it('lets an owner without a second step reach only its setup and the public endpoints (PPL-08)', async () => {
      await eventually(async () => expect((await ask(owner, { method: 'GET', path: '/api/users' })).status).toBe(403));
      const problems: (string | undefined)[] = [];
      for (const call of ENDPOINTS.filter(({ path }) => path !== '/api/logout'))
        problems.push(problemWithout(await ask(owner, call), call));
      expect(problems.filter(Boolean)).toEqual([]);
    });

    it('does not let an owner without a second step end the demand (PPL-08)', async () => {
      for (const demanded of [false, true]) {
        const { status, json } = await demand(demanded);
        expect([status, json?.code]).toEqual([403, 'two_step_required']);
      }
    });
  });

  describe('when rights change', () => {
    const owner = () => sessions.get('an owner') ?? {};
    const statuses = (session: Record<string, string>, path: string) =>
      Promise.all(gateways.map(async (gateway) => (await gateway.ask(path, { headers: session })).status));

    async function idOf(email: string): Promise<string> {
      const people = (await gateways[0].ask('/api/users?limit=100', { headers: owner() })).json?.data as {
        user_id: string;
        email: string;
      }[];
      return people.find((person) => person.email === email)?.user_id ?? '';
    }

    const change = (id: string, edit: object) => changeAs(owner(), id, edit);

    async function changeAs(session: Record<string, string>, id: string, edit: object, at: 0 | 1 = 0): Promise<PlainAnswer> {
      const headers = { ...session, origin: [system.url, second.url][at] ?? '', 'content-type': 'application/json' };
      return gateways[at].ask(`/api/users/${id}`, { method: 'PATCH', headers, body: JSON.stringify(edit) });
    }

    it('applies a changed position on every gateway to existing sessions (PPL-05, PPL-06)', async () => {
      await system.addPerson('moved@tangkasi.example', ['--role', 'admin', '--position', 'agent']);
      const [session, id] = [await system.signInAs('moved@tangkasi.example'), await idOf('moved@tangkasi.example')];
      expect(await statuses(session, '/api/get-travels-with-stats')).toEqual([403, 403]);
      expect((await change(id, { position: 'editor' })).status).toBe(200);
      await eventually(async () => expect(await statuses(session, '/api/get-travels-with-stats')).toEqual([200, 200]));
      expect((await change(id, { position: 'agent' })).status).toBe(200);
      await eventually(async () => expect(await statuses(session, '/api/get-travels-with-stats')).toEqual([403, 403]));
    });

    it('signs disabled users out on every gateway and lets enabled users sign in again (PPL-06)', async () => {
      await system.addPerson('leaver@tangkasi.example', ['--role', 'admin', '--position', 'editor']);
      const [session, id] = [await system.signInAs('leaver@tangkasi.example'), await idOf('leaver@tangkasi.example')];
      expect(await statuses(session, '/api/me')).toEqual([200, 200]);
      expect((await change(id, { disabled: true })).status).toBe(200);
      await eventually(async () => expect(await statuses(session, '/api/me')).toEqual([401, 401]));
      expect((await change(id, { disabled: false })).status).toBe(200);
      expect(await statuses(session, '/api/me')).toEqual([401, 401]);
      expect(await statuses(await system.signInAs('leaver@tangkasi.example'), '/api/me')).toEqual([200, 200]);
    });

    it('leaves one owner when two owners demote each other concurrently on two gateways (PPL-06)', async () => {
      const emails = ['one@tangkasi.example', 'two@tangkasi.example'];
      await Promise.all(emails.map((email) => system.addPerson(email, ['--role', 'admin', '--position', 'owner'])));
      const [one = '', two = ''] = await Promise.all(emails.map(idOf));
      const both = await Promise.all(emails.map((email) => system.signInAs(email)));
      // The other owners are disabled, so that exactly two remain.
      const others = (await gateways[0].ask('/api/users?limit=100', { headers: owner() })).json?.data as {
        user_id: string;
        position: string;
      }[];
      const removed = others.filter(({ user_id: id, position }) => position === 'owner' && id !== one && id !== two);
      for (const { user_id: id } of removed) expect((await changeAs(both[0] ?? {}, id, { position: 'agent' })).status).toBe(200);
      const answers = await Promise.all([
        changeAs(both[0] ?? {}, two, { position: 'editor' }, 0),
        changeAs(both[1] ?? {}, one, { position: 'editor' }, 1),
      ]);
      // The second of the two has already lost the position of an owner.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(['last_owner', 'forbidden']).toContain(answers.find(({ status }) => status !== 200)?.json?.code);
      const positions = await Promise.all(
        both.map(async (session) => (await gateways[0].ask('/api/me', { headers: session })).json?.position),
      );
      expect(positions.sort()).toEqual(['editor', 'owner']);
    });
  });
});
