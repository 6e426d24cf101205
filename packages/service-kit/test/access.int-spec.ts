import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Injectable, Module, Res } from '@nestjs/common';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import type { PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import type { Response } from 'express';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { CalledBy, type Caller } from '../src/access/caller.ts';
import { InternalTokenVerifier, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '../src/access/internal-token.ts';
import { PublicKeySource } from '../src/access/public-keys.ts';
import { Endpoint } from '../src/endpoint/endpoint.decorator.ts';
import { commonEnv, readEnv } from '../src/env.ts';
import { AppError } from '../src/errors/app-error.ts';
import { type RunningService, startService } from '../src/service.ts';

const CREATED = { summary: '', answers: { 201: null } };
const FOUND = { summary: '', answers: { 200: null } };
const probe = {
  open: { route: 'GET /probe/open', access: 'public', ...FOUND },
  leaving: { route: 'GET /probe/leaving', access: 'public', isBeforeSecondStep: true, ...FOUND },
  mine: { route: 'GET /probe/mine', access: 'signed-in', ...FOUND },
  admin: { route: 'POST /probe/admin', access: 'admin', ...CREATED },
  content: { route: 'POST /probe/content/{contentId}', access: ['editor'], ...CREATED },
  trips: { route: 'GET /probe/trips', access: 'customer', ...FOUND },
  owners: { route: 'GET /probe/owners', access: ['owner'], ...FOUND },
} as const satisfies Endpoints;

const roleOf = (response: Response, { actor }: Caller) => void response.json({ role: actor?.role ?? 'nobody' });

@Controller()
class ProbeController {
  @Endpoint(probe.open) open(@CalledBy() caller: Caller, @Res() response: Response) {
    roleOf(response, caller);
  }
  @Endpoint(probe.leaving) leaving(@CalledBy() caller: Caller, @Res() response: Response) {
    roleOf(response, caller);
  }
  @Endpoint(probe.mine) mine() {}
  @Endpoint(probe.admin) admin() {}
  @Endpoint(probe.content) content() {}
  @Endpoint(probe.trips) trips() {}
  @Endpoint(probe.owners) owners() {}
  @Get('probe/forgotten') forgotten() {
    return {};
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const keyPair = generateKeyPair(TOKEN_ALGORITHM, { extractable: true });

/** Ids of the keys that auth publishes, all for the same key pair; `away` means that auth is unavailable. */
let published: string[] | 'away' = ['k1'];

@Injectable()
class TestKeys extends PublicKeySource {
  async list(): Promise<PublicKey[]> {
    if (published === 'away') throw new AppError('service_unavailable');
    const key = await exportJWK((await keyPair).publicKey);
    return published.map((kid) => ({ ...key, kid, alg: TOKEN_ALGORITHM }) as PublicKey);
  }
}

async function token(
  role: string,
  overrides: { audience?: string; life?: string; kid?: string; position?: unknown; languages?: unknown; lacksSecondStep?: true } = {},
): Promise<string> {
  const { position = role === 'admin' ? 'owner' : undefined, languages, lacksSecondStep } = overrides;
  return new SignJWT({
    role,
    sid: 's1',
    ...(position !== null && { position }),
    ...(languages !== undefined && { languages }),
    ...(lacksSecondStep && { lacks_second_step: true }),
  })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: overrides.kid ?? 'k1' })
    .setSubject('u1')
    .setIssuer(TOKEN_ISSUER)
    .setAudience(overrides.audience ?? TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(overrides.life ?? '60s')
    .sign((await keyPair).privateKey);
}

describe('access to a service', () => {
  let stack: TestStack;
  let service: RunningService;
  const call = (path: string, bearer?: string, method = 'GET') =>
    fetch(`${service.url}/probe/${path}`, { method, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });

  beforeAll(async () => {
    // NATS is not used here, but a connection that fails is retried forever and keeps the test process alive.
    stack = await startTestStack({ nats: true });
    const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' };
    const env = readEnv(commonEnv, { ...stack.env('catalog'), ...own });
    service = await startService({
      name: 'probe',
      env,
      module: ProbeModule,
      publicKeys: { provide: PublicKeySource, useClass: TestKeys },
    });
    await eventually(async () => expect((await fetch(`${service.opsUrl}/health/ready`)).status).toBe(200));
  });
  afterAll(async () => {
    await service?.close();
    await stack?.stop();
  });

  it('is open if the endpoint is public, and recognises signed-in users', async () => {
    expect(await (await call('open')).json()).toEqual({ role: 'nobody' });
    expect(await (await call('open', await token('admin'))).json()).toEqual({ role: 'admin' });
    expect(await (await call('open', 'rubbish')).json()).toEqual({ role: 'nobody' });
  });

  it('treats staff without the required second factor as visitors, unless the contracts say otherwise (PPL-08)', async () => {
    const staff = await token('admin', { lacksSecondStep: true });
    expect(await (await call('open', staff)).json()).toEqual({ role: 'nobody' });
    expect(await (await call('leaving', staff)).json()).toEqual({ role: 'admin' });
    const answer = await call('admin', staff, 'POST');
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'two_step_required' })]);
  });

  it('returns 401 without a valid token', async () => {
    const bad = [
      undefined,
      'rubbish',
      await token('admin', { audience: 'else' }),
      await token('admin', { life: '-1m' }),
      await token('admin', { kid: 'k2' }),
      await token('emperor'),
      await token('admin', { position: 'emperor' }),
      await token('admin', { position: ['owner'] }),
      await token('admin', { position: 'translator', languages: ['ZZ'] }),
    ];
    for (const bearer of bad) {
      const answer = await call('mine', bearer);
      expect(answer.status).toBe(401);
      // The gateway needs it to distinguish its own invalid token from a missing sign-in.
      expect(answer.headers.get('www-authenticate')).toBe(bearer === undefined ? null : 'Bearer error="invalid_token"');
      expect(await answer.json()).toMatchObject({ status: 'error', success: false, code: 'unauthenticated' });
    }
  });

  it('returns 403 for another role, and succeeds for the right one', async () => {
    expect((await call('admin', await token('customer'), 'POST')).status).toBe(403);
    expect((await call('admin', await token('admin'), 'POST')).status).toBe(201);
    expect((await call('mine', await token('customer'))).status).toBe(200);
  });

  it('succeeds for the positions that the contracts name, and for owners (PPL-05)', async () => {
    const statuses = async (path: string, method = 'POST') => {
      const positions = ['owner', 'editor', 'translator', 'agent'];
      const answers = positions.map(async (position) => (await call(path, await token('admin', { position }), method)).status);
      return Promise.all(answers);
    };
    expect(await statuses('admin')).toEqual([201, 201, 201, 201]);
    expect(await statuses('content/7')).toEqual([201, 201, 403, 403]);
    expect(await statuses('owners', 'GET')).toEqual([200, 403, 403, 403]);
    expect(await statuses('trips', 'GET')).toEqual([403, 403, 403, 403]);
    expect((await call('trips', await token('customer'))).status).toBe(200);
    // A position in a customer's token has no effect.
    expect((await call('content/7', await token('customer', { position: 'owner' }), 'POST')).status).toBe(403);
    const answer = await call('owners', await token('admin', { position: 'agent' }));
    expect(await answer.json()).toMatchObject({ status: 'error', success: false, code: 'forbidden' });
  });

  it('grants only content to staff whose token is older than positions', async () => {
    const earlier = await token('admin', { position: null });
    expect((await call('content/7', earlier, 'POST')).status).toBe(201);
    expect((await call('owners', earlier)).status).toBe(403);
  });

  describe('when a signing key is retired', () => {
    let passed = 0;
    const mine = async (kid: string) => (await call('mine', await token('customer', { kid }))).status;
    beforeAll(() => {
      // Rounded, because sums with fractions may fall short of a limit.
      const begun = Math.ceil(performance.now());
      service.app.get(InternalTokenVerifier).now = () => begun + passed;
    });
    afterAll(() => {
      published = ['k1'];
      passed += 120_000;
    });

    it('rejects its tokens after a minute, and accepts the new key at once', async () => {
      expect(await mine('k1')).toBe(200);
      published = ['k2'];
      expect(await mine('k1')).toBe(200);
      passed += 2_000;
      expect(await mine('k2')).toBe(200);
      expect(await mine('k1')).toBe(401);
      published = ['k3'];
      passed += 60_000;
      await eventually(async () => expect(await mine('k2')).toBe(401));
    });

    it('keeps using the known keys for two minutes while auth is unavailable', async () => {
      passed += 120_000;
      expect(await mine('k3')).toBe(200);
      published = 'away';
      passed += 119_999;
      expect(await mine('k3')).toBe(200);
      passed += 1;
      expect(await mine('k3')).toBe(503);
    });
  });

  it('is denied by default if a handler has no endpoint', async () => {
    expect((await call('forgotten')).status).toBe(401);
    expect((await call('forgotten', await token('admin'))).status).toBe(403);
  });

  it('returns a request id, which is replaced if the caller sends an invalid one', async () => {
    const answer = await fetch(`${service.url}/probe/none`, { headers: { 'x-request-id': 'bad id!' } });
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(answer.headers.get('x-request-id')).toBe(requestId);
  });
});
