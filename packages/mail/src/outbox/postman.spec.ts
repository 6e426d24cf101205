import type { MailTransport } from '../mail-transport.ts';
import type { LetterDocument } from './letter.schema.ts';
import { LetterComposers, notThereYet } from './letter-composers.ts';
import type { LettersRepository } from './letters.repository.ts';
import type { LetterMetrics } from './postman.ts';
import { CLAIM_MS, Postman } from './postman.ts';

function oneLetter() {
  const letter = { _id: 'answer.1', kind: 'answer', to: 'guest@reef.example', state: 'waiting', attempts: 0 } as LetterDocument;
  Object.assign(letter, { createdAt: new Date(), notBefore: new Date() });
  const waits: number[] = [];
  const repository = {
    claim: async (_kinds: readonly string[], now: Date, until: Date) => {
      if (letter.state !== 'waiting' || letter.notBefore > now) return null;
      return { ...Object.assign(letter, { notBefore: until, attempts: letter.attempts + 1 }) };
    },
    settle: async (_letter: LetterDocument, to: Partial<LetterDocument>) => {
      if (to.notBefore) waits.push(to.notBefore.getTime() - Date.now());
      Object.assign(letter, to);
    },
  };
  return { repository: repository as unknown as LettersRepository, waits };
}

test('an email whose record is still being stored is sent shortly after, without the delay of a failed delivery', async () => {
  const { repository, waits } = oneLetter();
  const stored = { matter: false };
  const composers = new LetterComposers();
  composers.add('answer', async (letter) => {
    if (stored.matter) return { subject: 'Halo', text: 'Halo', html: '' };
    stored.matter = true;
    return notThereYet(letter);
  });
  const metrics = { count: jest.fn() };
  let send = (_id: string) => {};
  const sent = new Promise<string>((resolve) => {
    send = resolve;
  });
  const transport = { send: async ({ id }: { id: string }) => send(id) } as unknown as MailTransport;
  const postman = new Postman(repository, composers, metrics as unknown as LetterMetrics, transport);
  postman.onApplicationBootstrap();
  expect(await sent).toBe('answer.1.2');
  await postman.beforeApplicationShutdown();
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeLessThanOrEqual(250);
  expect(metrics.count.mock.calls).toEqual([['answer', 'sent']]);
});

test('an email stays claimed by its mail worker for as long as the mail server takes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const { repository, waits } = oneLetter();
    const composers = new LetterComposers();
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
    const postman = new Postman(repository, composers, metrics as unknown as LetterMetrics, transport);
    postman.onApplicationBootstrap();
    await sending;
    await jest.advanceTimersByTimeAsync(10 * CLAIM_MS);
    expect(await repository.claim(['answer'], new Date(), new Date())).toBeNull();
    const held = waits.length;
    expect(new Set(waits)).toEqual(new Set([CLAIM_MS]));
    taken();
    await postman.beforeApplicationShutdown();
    expect(metrics.count.mock.calls).toEqual([['answer', 'sent']]);
    await jest.advanceTimersByTimeAsync(10 * CLAIM_MS);
    expect(waits).toHaveLength(held);
  } finally {
    jest.useRealTimers();
  }
});
