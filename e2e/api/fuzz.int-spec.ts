import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_LIMIT_NAMES } from '@reefdesk/system/rate-limits';
import type { ServiceName } from '@reefdesk/system/services';
import { ENDPOINTS, type Endpoint } from '@reefdesk/test-kit/calls';
import type { FuzzRequest } from '@reefdesk/test-kit/fuzz/fuzz-request';
import { requestsFor } from '@reefdesk/test-kit/fuzz/requests';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { type PlainAnswer, PlainHttp } from '@reefdesk/test-kit/plain-http';
import { readBudget } from './fuzz/budget.ts';
import { findCounterexample } from './fuzz/find-counterexample.ts';
import { errorShapeProblem } from './support/error-shape.ts';
import { WholeSystem } from './support/whole-system.ts';

/** A busy machine with two cores is slow, but an answer that takes longer counts as a hang. */
const ANSWERS_WITHIN_MS = 60_000;
const { seed, path, requestsFor: howMany } = readBudget(ENDPOINTS);

// A request that logs out or registers would change or end the session.
const AS_ADMIN = ENDPOINTS.filter(({ isOpenGateway, who, method }) => !isOpenGateway && (who !== 'anyone' || method === 'GET'));

/** An admin's reads that need neither an id nor a query. */
const listsOf = (service: ServiceName) => {
  const reads = ENDPOINTS.filter((call) => call.service === service && call.method === 'GET' && !call.path.includes(':'));
  return reads.filter(({ access, answers }) => access !== 'customer' && answers.includes(200)).map(({ path }) => path);
};

describe(`fuzzed input (seed ${seed})`, () => {
  let system: WholeSystem;
  let http: PlainHttp;
  let session: Record<string, string>;
  let world: World;

  beforeAll(async () => {
    process.stdout.write(`Nonsense with the seed ${seed}; REEFDESK_FUZZ_SEED=${seed} sends the same again\n`);
    // The fuzzed requests exceed the rate limits of one person.
    system = await WholeSystem.start({ gateway: { RATE_LIMITS: RATE_LIMIT_NAMES.map((name) => `${name}=1000000`).join() } });
    http = new PlainHttp(system.url);
    session = await system.signIn('admin');
    world = await createWorld(system, session);
  });

  afterAll(async () => {
    http?.close();
    await system?.stop();
  });

  const send = (request: FuzzRequest, headers: Record<string, string>) =>
    http.ask(request.path, { ...request.toPlain(headers), timeoutMs: ANSWERS_WITHIN_MS });

  async function everything({ service }: Endpoint): Promise<string> {
    const reads: Partial<Record<ServiceName, readonly string[]>> = {
      auth: ['/api/me'],
      catalog: ['/api/get-travels-with-stats', `/api/get-travel-details/${world.ids.travelId}`, '/api/get-destinations'],
      media: ['/api/gallery'],
      testimonials: ['/api/testimonials'],
    };
    const answers = await Promise.all((reads[service] ?? listsOf(service)).map((read) => http.ask(read, { headers: session })));
    // Renditions are made in the background, and background changes of an account raise its version.
    const onTheSide = service === 'auth' ? /"version":\d+/g : /"widths":\[[\d,]*\]/g;
    return answers.map(({ status, text }) => `${status} ${text.replace(onTheSide, '')}`).join('\n');
  }

  async function check(call: Endpoint, property: (request: FuzzRequest) => Promise<void>, requests: number): Promise<void> {
    const problem = await findCounterexample(requestsFor(call, world), property, { seed, path, requests });
    if (problem) throw new Error(`${problem}\n\n${call.service} complained:\n${system.complaintsOf(call.service)}`);
  }

  it.each(AS_ADMIN)(
    'from an admin to $method $path is answered in time, never with a fault of ours, and changes nothing when refused',
    async (call) => {
      const isRead = call.method === 'GET';
      let before = isRead ? '' : await everything(call);
      await check(
        call,
        async (request) => {
          const answer = await send(request, session);
          expectSound(answer, request);
          if (isRead) return;
          const after = await everything(call);
          if (answer.status >= 400 && after !== before) throw new Error(`Refused with ${answer.status}, and yet it changed something`);
          before = after;
        },
        howMany('admin', call),
      );
      expect((await http.ask('/api/me', { headers: session })).status).toBe(200);
    },
  );

  it.each(ENDPOINTS)(
    '$method $path answers unauthenticated requests in time, never with a server error, and gives no access',
    async (call) => {
      const before = await everything(call);
      await check(
        call,
        async (request) => {
          const answer = await send(request, {});
          expectSound(answer, request);
          const mayPass = call.who === 'anyone' && (call.method === 'GET' || call.service === 'auth');
          if (answer.status < 400 && !mayPass) throw new Error(`Let in with ${answer.status}`);
        },
        howMany('nobody', call),
      );
      expect(await everything(call)).toBe(before);
    },
  );
});

function expectSound(answer: PlainAnswer, { method }: FuzzRequest): void {
  // The 416 of a range request has no body.
  if (answer.status === 416 && answer.headers['content-range'] !== undefined) return;
  if (answer.status >= 500 || answer.status < 200) throw new Error(`${answer.status}: ${answer.text.slice(0, 500)}`);
  const problem = answer.status >= 400 && method !== 'HEAD' ? errorShapeProblem(answer) : undefined;
  if (problem) throw new Error(`${answer.status} with ${problem}: ${answer.text.slice(0, 500)}`);
}
