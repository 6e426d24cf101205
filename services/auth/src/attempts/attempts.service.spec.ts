import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { AttemptState } from './attempt-policy.ts';
import type { AttemptDocument, AttemptsRepository } from './attempts.repository.ts';
import { AttemptsService } from './attempts.service.ts';

class MemoryAttempts implements Pick<AttemptsRepository, 'find' | 'replace' | 'remove'> {
  private readonly documents = new Map<string, AttemptDocument>();

  async find(key: string): Promise<AttemptDocument | null> {
    return this.documents.get(key) ?? null;
  }

  async replace(key: string, seen: AttemptDocument | null, state: AttemptState): Promise<boolean> {
    const stored = this.documents.get(key);
    if (stored?.revision !== seen?.revision) return false;
    this.documents.set(key, { _id: key, ...state, revision: (stored?.revision ?? 0) + 1 });
    return true;
  }

  async remove(key: string): Promise<void> {
    this.documents.delete(key);
  }
}

const service = (): AttemptsService =>
  new AttemptsService(new MemoryAttempts() as unknown as AttemptsRepository, { count: () => undefined });

async function fail(attempts: AttemptsService, email: string, address: string): Promise<void> {
  await attempts.failed(await attempts.begin({ email, address }));
}

async function rejection(attempts: AttemptsService, email: string, address: string): Promise<AppError> {
  return attempts.begin({ email, address }).then(
    () => {
      throw new Error('was let through');
    },
    (error: AppError) => error,
  );
}

describe('AttemptsService', () => {
  it('rejects the sixth attempt of one address on one account and returns the time to wait', async () => {
    const attempts = service();
    for (let count = 0; count < 5; count += 1) await fail(attempts, 'ana@example.com', '203.0.113.7');
    const error = await rejection(attempts, 'ana@example.com', '203.0.113.7');
    expect(error).toMatchObject({ code: 'too_many_attempts', params: { retryAfterSeconds: 30 } });
  });

  it('rejects neither another account from that address nor the same account from elsewhere', async () => {
    const attempts = service();
    for (let count = 0; count < 5; count += 1) await fail(attempts, 'ana@example.com', '203.0.113.7');
    await expect(attempts.begin({ email: 'ben@example.com', address: '203.0.113.7' })).resolves.toBeDefined();
    await expect(attempts.begin({ email: 'ana@example.com', address: '203.0.113.8' })).resolves.toBeDefined();
  });

  it('allows only five of many simultaneous attempts', async () => {
    const attempts = service();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => attempts.begin({ email: 'ana@example.com', address: '203.0.113.7' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('forgets the failures of an address once it succeeds', async () => {
    const attempts = service();
    for (let count = 0; count < 4; count += 1) await fail(attempts, 'ana@example.com', '203.0.113.7');
    await attempts.succeeded(await attempts.begin({ email: 'ana@example.com', address: '203.0.113.7' }));
    await expect(attempts.begin({ email: 'ana@example.com', address: '203.0.113.7' })).resolves.toBeDefined();
  });

  it('allows each address one attempt on an account under attack, so that its owner can sign in from a new address', async () => {
    const attempts = service();
    for (let host = 1; host <= 30; host += 1) await fail(attempts, 'ana@example.com', `198.51.100.${host}`);
    await fail(attempts, 'ana@example.com', '203.0.113.7');
    expect((await rejection(attempts, 'ana@example.com', '203.0.113.7')).code).toBe('too_many_attempts');
    await expect(attempts.begin({ email: 'ana@example.com', address: '203.0.113.99' })).resolves.toBeDefined();
  });

  const spray = async (attempts: AttemptsService, from: (n: number) => string, tries: number) => {
    const outcomes = [];
    for (let n = 0; n < tries; n += 1) {
      const email = `person-${n}@example.com`;
      outcomes.push(
        await fail(attempts, email, from(n)).then(
          () => 'tried',
          (error: AppError) => error.code,
        ),
      );
    }
    return outcomes;
  };

  it('stops one password on many accounts from one network after twenty attempts (PPL-10)', async () => {
    const attempts = service();
    const outcomes = await spray(attempts, () => '203.0.113.7', 30);
    expect(outcomes).toEqual([...Array(20).fill('tried'), ...Array(10).fill('too_many_attempts')]);
    await expect(attempts.begin({ email: 'ana@example.com', address: '203.0.113.8' })).resolves.toBeDefined();
  });

  it('applies the limit to parallel attempts', async () => {
    const attempts = service();
    const all = Array.from({ length: 150 }, (_, n) => attempts.begin({ email: `person-${n}@example.com`, address: '203.0.113.7' }));
    const through = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(through.length).toBeLessThanOrEqual(20);
  });

  it('counts the addresses of one IPv6 /64 as one network, and its /48 as one site', async () => {
    const line = await spray(service(), (n) => `2001:db8:1:2::${n + 1}`, 21);
    expect(line.filter((outcome) => outcome === 'tried')).toHaveLength(20);
    const lines = await spray(service(), (n) => `2001:db8:1:${(n + 1).toString(16)}::1`, 70);
    expect(lines.filter((outcome) => outcome === 'tried')).toHaveLength(60);
  });

  it('does not count successful sign-ins, so many people can share a network', async () => {
    const attempts = service();
    for (let n = 0; n < 50; n += 1)
      await attempts.succeeded(await attempts.begin({ email: `guest-${n}@example.com`, address: '203.0.113.7' }));
    await expect(attempts.begin({ email: 'ana@example.com', address: '203.0.113.7' })).resolves.toBeDefined();
  });

  it('allows five attempts to a known device from a blocked network and to an account under attack (PPL-10)', async () => {
    const attempts = service();
    await spray(attempts, () => '203.0.113.7', 30);
    for (let host = 1; host <= 30; host += 1) await fail(attempts, 'ana@example.com', `198.51.100.${host}`);
    const own = { email: 'ana@example.com', address: '203.0.113.7', device: 'known' };
    for (let count = 0; count < 5; count += 1) await attempts.failed(await attempts.begin(own));
    await expect(attempts.begin(own)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });
});
