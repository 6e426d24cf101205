import type { SeedOptions } from '@reefdesk/demo/seed-site';
import { startBackingServices } from '@reefdesk/embedded-stack/backing-services';
import { lockDataFolder } from '@reefdesk/embedded-stack/data-lock';
import { messageOf, StackError } from '@reefdesk/embedded-stack/errors';
import { runDirOf } from '@reefdesk/embedded-stack/folders';
import { whyNotBindable } from '@reefdesk/embedded-stack/free-port';
import type { Crash } from '@reefdesk/embedded-stack/managed-process';
import { endLeftovers } from '@reefdesk/embedded-stack/run-records';
import { randomSecret } from '@reefdesk/embedded-stack/secrets';
import { adminPassword } from './admin-password.ts';
import type { StartConfig } from './config.ts';
import { removeConnections, writeConnections } from './connections.ts';
import type { SystemDefinition } from './definition.ts';
import { ownSite } from './demo-content.ts';
import { panel } from './panel.ts';
import { type StartProcesses, startProcesses as startBuilt } from './processes.ts';
import type { Progress } from './progress.ts';
import type { RunningSystem } from './running-system.ts';

export interface SystemInput {
  config: StartConfig;
  definition: SystemDefinition;
  progress: Progress;
  build: () => Promise<void>;
  /** Default: runs the built services, gateway and frontends. */
  startProcesses?: StartProcesses;
  seed: (options: SeedOptions) => Promise<unknown>;
}

/** Starts everything in order. Each started resource is registered with `system`, so that it can be stopped at any time. */
export async function bringUp(
  system: RunningSystem,
  { config, definition, progress, build, startProcesses = startBuilt, seed }: SystemInput,
): Promise<void> {
  const { dataDir } = config;
  const events = { onCrash: reportCrash(system, progress), onRecovered: (name: string) => progress.say(`${name} is back`) };

  system.atEnd(lockDataFolder(dataDir));
  system.atEnd(() => endLeftovers(runDirOf(dataDir), 1_000));
  const ended = await endLeftovers(runDirOf(dataDir));
  if (ended.length > 0) progress.say(`Ended what a killed start had left: ${ended.join(', ')}`);
  await assertPortIsFree(config);

  await build();
  const stack = await progress.step('Starting NATS, MongoDB, the object storage and the mail server', () =>
    startBackingServices({ dataDir, events, environment: config.environment, onProgress: (what) => progress.note(what) }),
  );
  system.atEnd(() => stack.stop());
  const seedKey = randomSecret();
  writeConnections(dataDir, stack, ownSite(config, { seedKey }));
  system.atEnd(() => removeConnections(dataDir));

  const password = adminPassword(config);
  const processes = await progress.step('Starting the services and the gateway', () =>
    startProcesses({ definition, config, stack, adminPassword: password.value, seedKey, events, progress }),
  );
  system.atEnd(() => processes.stop());

  if (config.seed === 'demo') {
    await progress
      .step('Filling an empty site with demo content', () =>
        seed({ ...ownSite(config, { password: password.value, seedKey }), log: (text) => progress.note(text) }),
      )
      .catch((error: unknown) => progress.say(`The demo content is incomplete: ${messageOf(error)}. The next start continues.`));
  }
  progress.say(panel(config, password, stack));
}

async function assertPortIsFree({ port, host }: StartConfig): Promise<void> {
  const reason = await whyNotBindable(port, host);
  if (reason === undefined) return;
  const texts: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}`,
    EACCES: `This user may not open port ${port}. Choose one above 1023: PORT=8080`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
  };
  throw new StackError(texts[reason] ?? `Port ${port} on ${host} cannot be opened (${reason}).`);
}

function reportCrash(system: RunningSystem, progress: Progress) {
  return ({ name, reason, lines, restartInMs }: Crash & { restartInMs: number }) => {
    if (system.isEnding) return;
    progress.say([`${name} ended (${reason}); it starts again in ${restartInMs / 1000} s`, ...lines.map((line) => `  ${line}`)].join('\n'));
  };
}
