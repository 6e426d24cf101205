// `npm run seed`: fills an empty running system with demo content, as `npm start` does automatically unless SEED=none. It signs in with
// ADMIN_EMAIL and ADMIN_PASSWORD, or else as the first admin of the system that runs on the data folder. SITE_URL names another system.
// `-- --scale N` makes N times the places, packages and testimonials, with past enquiries and bookings, also to a site that has the demo content already.
import { parseArgs } from 'node:util';
import { MAX_SCALE } from '@reefdesk/demo/copies';
import { seedSite } from '@reefdesk/demo/seed-site';
import { messageOf, StackError } from '@reefdesk/embedded-stack/errors';
import { keptPassword } from './system/admin-password.ts';
import { runCommand } from './system/command.ts';
import { readConfig, type StartConfig } from './system/config.ts';
import { readConnections } from './system/connections.ts';
import { distantSite, type SeedTarget } from './system/demo-content.ts';

await runCommand(async () => {
  const scale = scaleOf(process.argv.slice(2));
  const target = targetOf(readConfig(process.env));
  const outcome = await seedSite({ ...target, isAskedFor: true, scale, log: (line) => console.log(line) }).catch((error: unknown) => {
    throw new StackError(`The demo content is incomplete: ${messageOf(error)}. Run it again: it goes on where it ended.`, { cause: error });
  });
  console.log(`Demo content: ${outcome}.`);
  return 0;
});

function scaleOf(args: string[]): number {
  const usage = `Usage: npm run seed [-- --scale N], N from 1 to ${MAX_SCALE}.`;
  let given: string | undefined;
  try {
    given = parseArgs({ args, options: { scale: { type: 'string' } } }).values.scale;
  } catch {
    throw new StackError(usage);
  }
  const scale = Number(given ?? 1);
  if (!Number.isInteger(scale) || scale < 1 || scale > MAX_SCALE) throw new StackError(usage);
  return scale;
}

function targetOf(config: StartConfig): SeedTarget {
  const { dataDir, adminPassword, environment } = config;
  const { SITE_URL: url, ADMIN_EMAIL: email } = environment;
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new StackError(`SITE_URL must be an http address; it is "${url}".`);
  if (url) return distantSite(config, url);
  const running = readConnections(dataDir)?.seeding;
  if (!running) throw new StackError(`Nothing runs on the data folder ${dataDir}. Start it first (npm start), or set SITE_URL.`);
  const site = { ...running.site, email: email || running.site.email, password: adminPassword ?? keptPassword(dataDir) };
  return { ...running, site };
}
