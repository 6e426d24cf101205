import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { SWEEP_STATE } from '../src/contents.ts';
import { Databases } from '../src/databases/databases.ts';
import { SweepPause } from '../src/sweep-pause.ts';

const SECONDS = 60;
const HOUR_MS = 3_600_000;

describe('the pause of image sweeps', () => {
  let stack: TestStack;
  let databases: Databases;
  let pause: SweepPause;

  beforeAll(async () => {
    stack = await startTestStack({ mongo: true });
    databases = await Databases.open({ MONGODB_URI: stack.mongoUri, MONGODB_DB_PREFIX: stack.database('') });
  });
  afterAll(async () => {
    await databases?.close();
    await stack?.stop();
  });
  beforeEach(async () => {
    await states().deleteMany({});
    pause = new SweepPause(databases, SECONDS);
  });
  afterEach(() => pause.end());

  const states = () => databases.collection(SWEEP_STATE);
  const pausedForMs = async (): Promise<number> => (await states().findOne({}))?.pausedUntil - Date.now();
  const operatorPauses = (until: Date) => states().updateOne({ _id: 'images' }, { $set: { pausedUntil: until } });

  it('begins on a system without earlier sweeps, and is extended by each renewal', async () => {
    await pause.begin();
    expect(await pausedForMs()).toBeGreaterThan((SECONDS / 2) * 1_000);
    const before = (await states().findOne({}))?.pausedUntil;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await pause.mustHold();
    expect((await states().findOne({}))?.pausedUntil.getTime()).toBeGreaterThan(before.getTime());
  });

  it('waits for a running sweep', async () => {
    await pause.begin();
    await states().updateOne({ _id: 'images' }, { $set: { heldUntil: new Date(Date.now() + HOUR_MS), pausedUntil: new Date(0) } });
    const another = new SweepPause(databases, SECONDS);
    let hasBegun = false;
    const beginning = another.begin().then(() => {
      hasBegun = true;
    });
    // No new sweep begins from now on; a running one may finish.
    await eventually(async () => expect(await pausedForMs()).toBeGreaterThan(0));
    expect(hasBegun).toBe(false);
    await states().updateOne({ _id: 'images' }, { $set: { heldUntil: new Date(0) } });
    await beginning;
    another.end();
  });

  it('makes the backup fail when an operator lifts it', async () => {
    await pause.begin();
    await operatorPauses(new Date(0));
    await expect(pause.mustHold()).rejects.toThrow('did not stay paused');
    // A later pause does not make up for the gap.
    await operatorPauses(new Date(Date.now() + HOUR_MS));
    await expect(pause.mustHold()).rejects.toThrow('did not stay paused');
  });

  it('does not shorten a longer pause of an operator', async () => {
    await pause.begin();
    await operatorPauses(new Date(Date.now() + HOUR_MS));
    await pause.mustHold();
    expect(await pausedForMs()).toBeGreaterThan(HOUR_MS / 2);
  });
});
