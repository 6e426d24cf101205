import { readServerEnv } from './env.ts';
import { startSite } from './server.ts';

const site = await startSite(readServerEnv());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void site.close().then(() => process.exit(0)));
