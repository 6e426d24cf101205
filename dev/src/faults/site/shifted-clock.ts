// Loaded into each process of a site before everything else: shifts its time of day by what a file says, in ms.
import { readFileSync, writeFileSync } from 'node:fs';

/** Names the variable that names the file. */
export const CLOCK_FILE = 'FAULTS_CLOCK_FILE';

const LOOK_EVERY_MS = 100;

const file = process.env[CLOCK_FILE];
if (file) shift(file);

function shift(path: string): void {
  const realNow = Date.now;
  let aheadMs = 0;
  const look = (): void => {
    try {
      const wanted = Number(readFileSync(path, 'utf8')) || 0;
      if (wanted === aheadMs) return;
      aheadMs = wanted;
      // What it takes for the time now.
      writeFileSync(`${path}.${process.pid}`, new Date().toISOString());
    } catch {
      // Being written, or the site is being taken down.
    }
  };
  Date.now = () => realNow() + aheadMs;
  const shifted = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
    apply: (target) => new target(Date.now()).toString(),
  });
  Date.prototype.constructor = shifted;
  globalThis.Date = shifted;
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}
