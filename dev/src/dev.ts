// `npm run dev`: runs the whole system from its sources and applies changes at once.
import { seedSite } from '@reefdesk/demo/seed-site';
import { type LoopOptions, readOptions } from './dev-loop/options.ts';
import { startLoop } from './dev-loop/start-loop.ts';
import { reefdesk } from './system/definition.ts';
import { startCommand } from './system/start-command.ts';

const DATA_DIR = '.data/dev';

const options = optionsOrEnd();
await startCommand({
  definition: reefdesk,
  environment: { ...process.env, DATA_DIR: process.env.DATA_DIR || DATA_DIR },
  build: async () => {}, // Each process compiles its own sources when it starts.
  startProcesses: (input) => startLoop(input, options),
  seed: seedSite,
});

function optionsOrEnd(): LoopOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
