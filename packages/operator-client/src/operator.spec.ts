import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { Operator } from './operator.ts';

const FROM_FILE = { name: 'From the file', email: 'file@reef.example' };

/** A bus that answers with these names in turn; undefined means that the service is unavailable. */
function bus(...names: (string | undefined)[]) {
  const left = [...names];
  const ask = jest.fn(async () => {
    const name = left.shift();
    if (name === undefined) throw new AppError('service_unavailable');
    return { brand: { name } };
  });
  return { ask, bus: { ask } as unknown as Pick<MessageBus, 'ask'> };
}

describe('Operator', () => {
  afterEach(() => void jest.useRealTimers());

  it('returns the record, and the file until the record can be read (SET-02)', async () => {
    jest.useFakeTimers();
    const { bus: asked } = bus(undefined, 'From the record');
    const operator = new Operator(asked, FROM_FILE);
    expect((await operator.current()).name).toBe('From the file');
    jest.advanceTimersByTime(2_100);
    expect((await operator.current()).name).toBe('From the record');
  });

  it('sends one request for concurrent callers, and another within two seconds (SET-01)', async () => {
    jest.useFakeTimers();
    const { ask, bus: asked } = bus('One', 'Two');
    const operator = new Operator(asked, FROM_FILE);
    const names = (await Promise.all([operator.current(), operator.current()])).map(({ name }) => name);
    expect(names).toEqual(['One', 'One']);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_100);
    expect((await operator.current()).name).toBe('Two');
  });

  it('uses the retention times of the record, and the defaults for missing ones [SET-01, ENQ-21]', async () => {
    jest.useFakeTimers();
    const answers = [{}, { retention: { enquiries: 7, audit: 8 } }, { retention: { enquiries: 7, audit: 8, links: 9 } }];
    const asked = { ask: async () => ({ brand: FROM_FILE, ...answers.shift() }) } as unknown as Pick<MessageBus, 'ask'>;
    const operator = new Operator(asked, FROM_FILE);
    expect(await operator.retention()).toEqual({ enquiries: 18, audit: 24, links: 6 });
    jest.advanceTimersByTime(1_100);
    expect(await operator.retention()).toEqual({ enquiries: 7, audit: 8, links: 6 });
    jest.advanceTimersByTime(1_100);
    expect(await operator.retention()).toEqual({ enquiries: 7, audit: 8, links: 9 });
  });

  it('has the words about deposits, empty ones from an older service (ENQ-27)', async () => {
    jest.useFakeTimers();
    const deposit = { en: 'By bank transfer.', id: '', cn: '' };
    const answers = [{}, { payment: { deposit } }];
    const asked = { ask: async () => ({ brand: FROM_FILE, ...answers.shift() }) } as unknown as Pick<MessageBus, 'ask'>;
    const operator = new Operator(asked, FROM_FILE);
    expect(await operator.payment()).toEqual({ deposit: { en: '', id: '', cn: '' } });
    jest.advanceTimersByTime(1_100);
    expect(await operator.payment()).toEqual({ deposit });
  });

  it('keeps the last answer while the service does not answer', async () => {
    jest.useFakeTimers();
    const operator = new Operator(bus('One', undefined).bus, FROM_FILE);
    await operator.current();
    jest.advanceTimersByTime(1_100);
    expect((await operator.current()).name).toBe('One');
  });
});
