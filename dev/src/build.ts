// `npm run build`: builds what is stale, as `npm start` does.
import { build } from './system/build.ts';
import { runCommand } from './system/command.ts';
import { Progress } from './system/progress.ts';

await runCommand(async () => {
  await build(new Progress());
  return 0;
});
