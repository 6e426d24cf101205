import { join } from 'node:path';
import { Supervisor } from '@reefdesk/embedded-stack/supervisor';
import type { Backend } from '@reefdesk/test-kit/balancer';
import type { ProcessDefinition, SystemContext } from '../../system/definition.ts';
import { type Ports, specOf } from '../../system/processes.ts';

/** The first delay of a kubelet, without backoff, because the suite kills often. */
const RESTARTS = { firstDelayMs: 500, longestDelayMs: 500, healthyAfterMs: 0 };

/** Each health check may take 2 s. */
const HEALTH_WITHIN_MS = 3_000;

export class Replica implements Backend {
  readonly name: string;
  readonly url: string;
  readonly opsUrl: string;
  readonly #newSupervisor: () => Supervisor;
  #supervisor: Supervisor;

  constructor(
    definition: ProcessDefinition,
    number: number,
    context: SystemContext,
    ports: Ports,
    environment: Readonly<Record<string, string>>,
  ) {
    this.name = `${definition.name}-${number}`;
    this.url = `http://127.0.0.1:${ports.port}`;
    this.opsUrl = `http://127.0.0.1:${ports.opsPort}`;
    const spec = specOf({ ...definition, name: definition.name }, context, ports, `${this.opsUrl}/health/ready`);
    const workDir = join(environment.TMPDIR ?? context.config.dataDir, `work-${this.name}`);
    const own = {
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(ports.port),
      LOG_LEVEL: 'warn',
      ...(spec.env?.MEDIA_WORK_DIR && { MEDIA_WORK_DIR: workDir }),
    };
    const logFile = join(context.config.dataDir, 'logs', `${this.name}.log`);
    this.#newSupervisor = () => new Supervisor({ ...spec, name: this.name, logFile, env: { ...spec.env, ...own } }, {}, RESTARTS);
    this.#supervisor = this.#newSupervisor();
  }

  start(): Promise<void> {
    this.#supervisor = this.#newSupervisor();
    return this.#supervisor.start();
  }

  stop(): Promise<void> {
    return this.#supervisor.stop();
  }

  get pid(): number {
    return this.#supervisor.process.pid ?? 0;
  }

  /** SIGKILL and SIGTERM end the process, which is then restarted; SIGSTOP freezes it until SIGCONT. */
  signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void {
    this.#supervisor.process.kill(signal);
  }

  whenGone(): Promise<string> {
    return this.#supervisor.process.whenExited();
  }

  async isReady(): Promise<boolean> {
    return (await this.#health())?.status === 'up';
  }

  /** Failed health checks, including those of the stores. */
  async lacks(): Promise<string[]> {
    const health = await this.#health();
    if (!health) return [`${this.name} says nothing`];
    const checks = Object.entries(health.checks).filter(([, state]) => state !== 'up');
    if (checks.length === 0 && health.status !== 'up') return [`${this.name} is ${health.status}`];
    return checks.map(([check, state]) => `${check} of ${this.name}: ${state}`);
  }

  async #health(): Promise<{ status: string; checks: Record<string, string> } | undefined> {
    try {
      const answer = await fetch(`${this.opsUrl}/health/ready`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
      return (await answer.json()) as { status: string; checks: Record<string, string> };
    } catch {
      return undefined;
    }
  }
}
