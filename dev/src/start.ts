// `npm start`: the whole system on this machine.
import { seedDemo } from './seed/index.ts';
import { build } from './system/build.ts';
import { reefdesk } from './system/definition.ts';
import { startCommand } from './system/start-command.ts';

await startCommand({ definition: reefdesk, build, seed: seedDemo });
