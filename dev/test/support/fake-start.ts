// The real `npm start` with fake services, so that its tests need no build.
import { fileURLToPath } from 'node:url';
import { reefdesk } from '../../src/system/definition.ts';
import { startCommand } from '../../src/system/start-command.ts';

const main = fileURLToPath(new URL('./fake-service.mjs', import.meta.url));

await startCommand({
  definition: {
    services: reefdesk.services.map((service) => ({ ...service, main })),
    renderer: { ...reefdesk.renderer, main },
    gateway: { ...reefdesk.gateway, main },
  },
  build: async () => {},
  seed: async ({ log }) => log('nothing to seed'),
});
