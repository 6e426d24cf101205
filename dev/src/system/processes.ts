import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import { logFileOf, runDirOf } from '@reefdesk/embedded-stack/folders';
import { freePorts } from '@reefdesk/embedded-stack/free-port';
import type { ProcessSpec } from '@reefdesk/embedded-stack/managed-process';
import { answersOk } from '@reefdesk/embedded-stack/probes';
import { Supervisor, type SupervisorEvents } from '@reefdesk/embedded-stack/supervisor';
import { heapOptions } from '@reefdesk/system/heap';
import type { NatsUser } from '@reefdesk/system/nats-accounts';
import type { StartConfig } from './config.ts';
import { type ProcessDefinition, RENDERER, type SystemContext, type SystemDefinition } from './definition.ts';
import type { Progress } from './progress.ts';

export interface RunningProcesses {
  stop(): Promise<void>;
}

export type StartProcesses = (input: ProcessesInput) => Promise<RunningProcesses>;

export interface ProcessesInput {
  definition: SystemDefinition;
  config: StartConfig;
  stack: BackingServices;
  adminPassword: string | undefined;
  seedKey: string;
  events: SupervisorEvents;
  progress: Progress;
}

export interface Ports {
  port: number;
  opsPort: number;
}

/** Starts all processes in parallel. Resolves when the gateway is ready. */
export async function startProcesses(input: ProcessesInput): Promise<RunningProcesses> {
  const { gateway } = input.definition;
  const services = [...input.definition.services, input.definition.renderer];
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
    await stop(); // Stop at once: the other processes would wait in vain for the one that failed.
    throw error;
  }
}

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

export function specOf(definition: ProcessDefinition, context: SystemContext, { port, opsPort }: Ports, readyUrl: string): ProcessSpec {
  const { name, main, env } = definition;
  const { dataDir } = context.config;
  return {
    name,
    command: process.execPath,
    args: [...heapOptions(name), main],
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      OPS_HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      PARENT_PIPE: '1',
      ...(name !== RENDERER && natsOf(name, context.stack)),
      ...env(context),
    },
    runDir: runDirOf(dataDir),
    logFile: logFileOf(dataDir, name),
    isReady: () => answersOk(readyUrl),
    stopGraceMs: 2_500,
  };
}

function natsOf(name: NatsUser, { nats }: BackingServices): Record<string, string | undefined> {
  const { user, password } = nats.credentials(name);
  return { NATS_URL: nats.url, NATS_USER: user, NATS_PASSWORD: password };
}
