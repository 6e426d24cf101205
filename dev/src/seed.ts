// `npm run seed`: fills the empty running system with demo content, as `npm start` does by itself unless SEED=none.
import { seedDemo } from './seed/index.ts';
import { StackError } from './stack/errors.ts';
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { readConnections } from './system/connections.ts';

await runCommand(async () => {
  const { dataDir, environment } = readConfig(process.env);
  const { NATS_URL, NATS_USER, NATS_PASSWORD } = environment.NATS_URL
    ? environment
    : (readConnections(dataDir)?.environmentOf('seed') ?? {});
  if (!NATS_URL) throw new StackError(`Nothing runs on the data folder ${dataDir}. Start it first (npm start), or set NATS_URL.`);
  const outcome = await seedDemo({
    natsUrl: NATS_URL,
    natsUser: NATS_USER ?? '',
    natsPassword: NATS_PASSWORD ?? '',
    dataDir,
    log: (line) => console.log(line),
  });
  console.log(`Demo content: ${outcome}.`);
  return 0;
});
