import { seedSite } from '@reefdesk/demo/seed-site';
import { build } from './system/build.ts';
import { reefdesk } from './system/definition.ts';
import { startCommand } from './system/start-command.ts';

await startCommand({ definition: reefdesk, build, seed: seedSite });
