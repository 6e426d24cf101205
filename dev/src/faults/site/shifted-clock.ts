// Preloaded into each process of a site: shifts its wall clock by the ms in a file.
import { readFileSync, writeFileSync } from 'node:fs';

/** Variable with the path of the file. */
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
      writeFileSync(`${path}.${process.pid}`, new Date().toISOString());
    } catch {
      // The file is being written, or the site is shutting down.
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
