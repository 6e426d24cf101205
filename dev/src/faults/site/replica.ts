import { join } from 'node:path';
import { Supervisor } from '@reefdesk/embedded-stack/supervisor';
import type { Backend } from '@reefdesk/test-kit/balancer';
import type { ProcessDefinition, SystemContext } from '../../system/definition.ts';
import { type Ports, specOf } from '../../system/processes.ts';

/** As soon as a kubelet starts a container again, and no later each time: the suite kills often. */
const RESTARTS = { firstDelayMs: 500, longestDelayMs: 500, healthyAfterMs: 0 };

/** Each of its checks may take 2 s. */
const HEALTH_WITHIN_MS = 3_000;

/** One process of a pair, started again whenever it ends unasked. */
export class Replica implements Backend {
  readonly name: string;
  readonly url: string;
  readonly opsUrl: string;
  readonly #newSupervisor: () => Supervisor;
  #supervisor: Supervisor;

  /** `number` tells it from its twin; `environment` is what the site gives every process. */
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

  /** Again after {@link stop}, too. */
  start(): Promise<void> {
    this.#supervisor = this.#newSupervisor();
    return this.#supervisor.start();
  }

  stop(): Promise<void> {
    return this.#supervisor.stop();
  }

  /** Of the process of this moment. */
  get pid(): number {
    return this.#supervisor.process.pid ?? 0;
  }

  /** SIGKILL ends it, SIGTERM asks it to end: it comes back by itself. SIGSTOP freezes it until SIGCONT. */
  signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void {
    this.#supervisor.process.kill(signal);
  }

  /** Once the process of this moment is gone. */
  whenGone(): Promise<string> {
    return this.#supervisor.process.whenExited();
  }

  async isReady(): Promise<boolean> {
    return (await this.#health())?.status === 'up';
  }

  /** What keeps it from being ready, and from seeing all that it needs, the stores too; empty when nothing does. */
  async lacks(): Promise<string[]> {
    const health = await this.#health();
    if (!health) return [`${this.name} says nothing`];
    const checks = Object.entries(health.checks).filter(([, state]) => state !== 'up');
    if (checks.length === 0 && health.status !== 'up') return [`${this.name} is ${health.status}`];
    return checks.map(([check, state]) => `${check} of ${this.name}: ${state}`);
  }

  /** Undefined when it does not say. */
  async #health(): Promise<{ status: string; checks: Record<string, string> } | undefined> {
    try {
      const answer = await fetch(`${this.opsUrl}/health/ready`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
      return (await answer.json()) as { status: string; checks: Record<string, string> };
    } catch {
      return undefined;
    }
  }
}
