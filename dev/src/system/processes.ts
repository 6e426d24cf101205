import { join } from 'node:path';
import { logFileOf, runDirOf } from '../stack/folders.ts';
import { freePorts } from '../stack/free-port.ts';
import type { ProcessSpec } from '../stack/managed-process.ts';
import type { Parts } from '../stack/parts.ts';
import { repositoryRoot } from '../stack/paths.ts';
import { answersOk } from '../stack/probes.ts';
import { Supervisor, type SupervisorEvents } from '../stack/supervisor.ts';
import type { StartConfig } from './config.ts';
import type { ProcessDefinition, SystemContext, SystemDefinition } from './definition.ts';

export interface RunningProcesses {
  stop(): Promise<void>;
}

export interface ProcessesInput {
  definition: SystemDefinition;
  config: StartConfig;
  parts: Parts;
  adminPassword: string | undefined;
  events: SupervisorEvents;
}

interface Ports {
  port: number;
  opsPort: number;
}

/** Starts every service and the gateway side by side; resolves when the gateway says that the website can be served. */
export async function startProcesses(input: ProcessesInput): Promise<RunningProcesses> {
  const { services, gateway } = input.definition;
  const ports = await choosePorts([...services, gateway]);
  const context: SystemContext = { ...input, urlOf: (name) => `http://127.0.0.1:${portsOf(ports, name).port}` };
  const serviceSpecs = services.map((service) => {
    const { opsPort } = portsOf(ports, service.name);
    return specOf(service, context, portsOf(ports, service.name), `http://127.0.0.1:${opsPort}/health/ready`);
  });
  const gatewaySpec = specOf(gateway, context, portsOf(ports, gateway.name), `${localUrl(input.config)}/health/ready`);
  const serviceProcesses = serviceSpecs.map((spec) => new Supervisor(spec, input.events));
  const gatewayProcess = new Supervisor(gatewaySpec, input.events);
  const stop = async () => {
    await gatewayProcess.stop();
    await Promise.all(serviceProcesses.map((service) => service.stop()));
  };
  try {
    await Promise.all([...serviceProcesses, gatewayProcess].map((process) => process.start()));
    return { stop };
  } catch (error) {
    await stop(); // At once: the others would wait in vain for the one that failed.
    throw error;
  }
}

/** Where this machine reaches the gateway. */
export function localUrl({ host, port }: StartConfig): string {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${address}:${port}`;
}

async function choosePorts(processes: ProcessDefinition[]): Promise<Map<string, Ports>> {
  const free = await freePorts(processes.length * 2);
  return new Map(processes.map(({ name }, index) => [name, { port: free[index * 2] ?? 0, opsPort: free[index * 2 + 1] ?? 0 }]));
}

function portsOf(ports: Map<string, Ports>, name: string): Ports {
  const found = ports.get(name);
  if (!found) throw new Error(`No process is named ${name}`);
  return found;
}

function specOf(definition: ProcessDefinition, context: SystemContext, { port, opsPort }: Ports, readyUrl: string): ProcessSpec {
  const { name, main, env } = definition;
  const { dataDir } = context.config;
  const { user, password } = context.parts.nats.credentials(name);
  return {
    name,
    command: process.execPath,
    args: ['--enable-source-maps', main],
    env: {
      NODE_ENV: 'production',
      // Compiled once, kept: a restart is back in a third less time.
      NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
      HOST: '127.0.0.1',
      PORT: String(port),
      OPS_HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      PARENT_PIPE: '1',
      NATS_URL: context.parts.nats.url,
      NATS_USER: user,
      NATS_PASSWORD: password,
      ...env(context),
    },
    runDir: runDirOf(dataDir),
    logFile: logFileOf(dataDir, name),
    isReady: () => answersOk(readyUrl),
    readyTimeoutMs: 60_000,
    stopGraceMs: 2_500,
  };
}
