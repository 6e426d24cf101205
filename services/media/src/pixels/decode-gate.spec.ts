import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { WorkEnv } from '../env.ts';
import { DecodeGate } from './decode-gate.ts';

const gateOf = (megapixels: number) => new DecodeGate({ MEDIA_DECODE_MEGAPIXELS: megapixels } as WorkEnv);

function work(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    run: async () => {
      log.push(name);
      await ended;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('DecodeGate', () => {
  it('admits pictures together only while their pixels fit', async () => {
    const log: string[] = [];
    const [large, small, another] = [work(log, 'large'), work(log, 'small'), work(log, 'another')];
    const gate = gateOf(10);
    const all = [gate.forUpload(7e6, large.run), gate.forUpload(3e6, small.run), gate.forUpload(1e6, another.run)];
    await settled();
    expect(log).toEqual(['large', 'small']);
    small.end();
    await settled();
    expect(log).toEqual(['large', 'small', 'another']);
    large.end();
    another.end();
    await Promise.all(all);
  });

  it('admits a picture larger than the whole budget alone', async () => {
    const log: string[] = [];
    const [huge, small] = [work(log, 'huge'), work(log, 'small')];
    const gate = gateOf(10);
    const all = [gate.forUpload(50e6, huge.run), gate.forUpload(1e6, small.run)];
    await settled();
    expect(log).toEqual(['huge']);
    huge.end();
    await settled();
    expect(log).toEqual(['huge', 'small']);
    small.end();
    await Promise.all(all);
  });

  it('prefers uploads to background work', async () => {
    const log: string[] = [];
    const [first, background, upload] = [work(log, 'first'), work(log, 'background'), work(log, 'upload')];
    const gate = gateOf(1);
    const all = [gate.forUpload(1e6, first.run), gate.inBackground(1e6, background.run), gate.forUpload(1e6, upload.run)];
    first.end();
    await settled();
    expect(log).toEqual(['first', 'upload']);
    upload.end();
    await settled();
    expect(log).toEqual(['first', 'upload', 'background']);
    background.end();
    await Promise.all(all);
  });

  it('is quiet only after a moment without uploads', async () => {
    const clock = new HeldClock();
    const gate = gateOf(1);
    const { signal } = new AbortController();
    await gate.quiet(signal);
    await gate.duringUpload(async () => undefined);
    clock.pass(500);
    const log: string[] = [];
    const quiet = gate.quiet(signal).then(() => log.push('quiet'));
    await settled();
    expect(log).toEqual([]);
    // A clock that is set back delays no work.
    clock.setTimeOfDay(-3_600_000);
    clock.pass(500);
    await quiet;
    clock.release();
  });

  it('admits the next picture after a failure', async () => {
    const gate = gateOf(1);
    await expect(gate.forUpload(1e6, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    await expect(gate.forUpload(1e6, async () => 'in')).resolves.toBe('in');
  });
});
