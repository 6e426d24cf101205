import type { MailTransport } from '../mail-transport.ts';
import type { EmailDocument } from './email.schema.ts';
import { EmailComposers, notThereYet } from './email-composers.ts';
import type { EmailsRepository } from './emails.repository.ts';
import type { EmailMetrics } from './mail-worker.ts';
import { CLAIM_MS, MailWorker } from './mail-worker.ts';

function oneEmail() {
  const email = { _id: 'answer.1', kind: 'answer', to: 'guest@reef.example', state: 'waiting', attempts: 0 } as EmailDocument;
  Object.assign(email, { createdAt: new Date(), notBefore: new Date() });
  const waits: number[] = [];
  const repository = {
    claim: async (_kinds: readonly string[], now: Date, until: Date) => {
      if (email.state !== 'waiting' || email.notBefore > now) return null;
      return { ...Object.assign(email, { notBefore: until, attempts: email.attempts + 1 }) };
    },
    settle: async (_email: EmailDocument, to: Partial<EmailDocument>) => {
      if (to.notBefore) waits.push(to.notBefore.getTime() - Date.now());
      Object.assign(email, to);
    },
  };
  return { repository: repository as unknown as EmailsRepository, waits };
}

test('an email whose record is still being stored is sent shortly after, without the delay of a failed delivery', async () => {
  const { repository, waits } = oneEmail();
  const stored = { matter: false };
  const composers = new EmailComposers();
  composers.add('answer', async (email) => {
    if (stored.matter) return { subject: 'Halo', text: 'Halo', html: '' };
    stored.matter = true;
    return notThereYet(email);
  });
  const metrics = { count: jest.fn() };
  let send = (_id: string) => {};
  const sent = new Promise<string>((resolve) => {
    send = resolve;
  });
  const transport = { send: async ({ id }: { id: string }) => send(id) } as unknown as MailTransport;
  const mailWorker = new MailWorker(repository, composers, metrics as unknown as EmailMetrics, transport);
  mailWorker.onApplicationBootstrap();
  expect(await sent).toBe('answer.1.2');
  await mailWorker.beforeApplicationShutdown();
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeLessThanOrEqual(250);
  expect(metrics.count.mock.calls).toEqual([['answer', 'sent']]);
});

test('an email stays claimed by its mail worker for as long as the mail server takes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const { repository, waits } = oneEmail();
    const composers = new EmailComposers();
    composers.add('answer', async () => ({ subject: 'Halo', text: 'Halo', html: '' }));
    let begun = () => {};
    let taken = () => {};
    const sending = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const transport = {
      send: () => {
        begun();
        return new Promise<void>((resolve) => {
          taken = resolve;
        });
      },
    } as unknown as MailTransport;
    const metrics = { count: jest.fn() };
    const mailWorker = new MailWorker(repository, composers, metrics as unknown as EmailMetrics, transport);
    mailWorker.onApplicationBootstrap();
    await sending;
    await jest.advanceTimersByTimeAsync(10 * CLAIM_MS);
    expect(await repository.claim(['answer'], new Date(), new Date())).toBeNull();
    const held = waits.length;
    expect(new Set(waits)).toEqual(new Set([CLAIM_MS]));
    taken();
    await mailWorker.beforeApplicationShutdown();
    expect(metrics.count.mock.calls).toEqual([['answer', 'sent']]);
    await jest.advanceTimersByTimeAsync(10 * CLAIM_MS);
    expect(waits).toHaveLength(held);
  } finally {
    jest.useRealTimers();
  }
});
