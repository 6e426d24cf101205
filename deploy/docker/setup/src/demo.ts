// The one-shot job that fills an empty system with the demo operator's content; what is there already is never touched.
import { readFileSync } from 'node:fs';
import { seedDemo } from '../../../../dev/src/seed/index.ts';

const { NATS_URL = '', NATS_USER = '', NATS_PASSWORD, NATS_PASSWORD_FILE = '', STATE_DIR = '/data/demo' } = process.env;

try {
  const outcome = await seedDemo({
    natsUrl: NATS_URL,
    natsUser: NATS_USER,
    natsPassword: NATS_PASSWORD || readFileSync(NATS_PASSWORD_FILE, 'utf8').trim(),
    dataDir: STATE_DIR,
    log: (line) => console.log(line),
  });
  console.log(`Demo content: ${outcome}.`);
} catch (error) {
  console.error(`Demo content: ${error instanceof Error ? error.message : String(error)}. Run it again: it goes on where it ended.`);
  process.exitCode = 1;
}
