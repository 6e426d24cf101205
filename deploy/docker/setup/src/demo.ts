// One-shot job that fills an empty site with demo content through the gateway, as an admin. Existing content is never changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seedSite } from '@reefdesk/demo/seed-site';

const { SITE_URL = '', PUBLIC_ORIGINS = '', ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PASSWORD_FILE = '', STATE_DIR = '/data/demo' } = process.env;
const [origin] = PUBLIC_ORIGINS.split(',');

try {
  const outcome = await seedSite({
    site: {
      url: SITE_URL,
      origin: origin?.trim(),
      email: ADMIN_EMAIL,
      password: ADMIN_PASSWORD || readFileSync(ADMIN_PASSWORD_FILE, 'utf8').trim(),
    },
    stateFile: path.join(STATE_DIR, 'seed-state.json'),
    pictures: path.join(import.meta.dirname, '..', 'pictures'),
    isAskedFor: true,
    log: (line) => console.log(line),
  });
  console.log(`Demo content: ${outcome}.`);
} catch (error) {
  console.error(`Demo content: ${error instanceof Error ? error.message : String(error)}. Run it again: it goes on where it ended.`);
  process.exitCode = 1;
}
