import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { affectedBy, halvesOf, isBuildSetting, type Made } from './affected.ts';
import type { LoopProcess } from './loop-process.ts';
import { type SourceError, type SourceGraph, sourcesIn } from './source-graph.ts';
import { SourceWatcher } from './source-watcher.ts';
import type { TypeCheck } from './type-check.ts';

const WATCHED = ['packages', 'services', 'gateway', 'frontends'];

export interface LoopService {
  process: LoopProcess;
  folder: string;
  reads: readonly string[];
}

export interface DevLoopInput {
  services: readonly LoopService[];
  frontends: LoopProcess;
  graph: SourceGraph;
  types: Readonly<Record<'server' | 'web', TypeCheck>> | undefined;
  report: (who: string, text: string) => void;
}

export class DevLoop {
  readonly #input: DevLoopInput;
  readonly #watcher = new SourceWatcher((files) => this.#queue(files));
  #work: Promise<void> = Promise.resolve();

  constructor(input: DevLoopInput) {
    this.#input = input;
  }

  /** Compiles and starts everything. Resolves when each process serves or has failed. */
  async start(): Promise<void> {
    const { services, frontends, graph } = this.#input;
    const frontendsStarted = frontends.restart();
    for (const folder of WATCHED) this.#watcher.add(join(repositoryRoot, folder));
    for (const file of services.flatMap(({ reads }) => reads)) this.#watcher.add(dirname(file));
    await graph.update(services.flatMap(({ folder }) => sourcesIn(folder)));
    this.#reportProblems(graph.problems);
    await Promise.all([frontendsStarted, ...services.map(({ process }) => process.restart())]);
    this.#checkTypes(['server', 'web']);
  }

  async stop(): Promise<void> {
    const { services, frontends, types } = this.#input;
    this.#watcher.close();
    for (const check of Object.values(types ?? {})) check.close();
    await Promise.all([frontends, ...services.map(({ process }) => process)].map((process) => process.stop()));
  }

  #queue(files: string[]): void {
    this.#work = this.#work.then(() => this.#take(files)).catch((error: unknown) => this.#input.report('dev', String(error)));
  }

  async #take(files: string[]): Promise<void> {
    const { services, frontends, graph, report } = this.#input;
    const reached = this.#made();
    // Files with earlier errors are retried, because another file may have fixed them.
    const sources = [...files.filter((file) => graph.has(file) || this.#isOwnSource(file)), ...graph.problems.map(({ file }) => file)];
    await graph.update(sources);
    this.#reportProblems(graph.problems);
    const changed = [...new Set([...files, ...sources])];
    const affected = new Set([...affectedBy(changed, reached), ...affectedBy(changed, this.#made())].map(({ service }) => service));
    const ready = services.filter((service) => affected.has(service) && !this.#holdsBack(service));
    for (const { process } of ready) report(process.name, `restarts: ${this.#named(files)}`);
    void restartInTurn(ready.map(({ process }) => process));
    if (files.some((file) => isBuildSetting(file, repositoryRoot))) {
      report(frontends.name, `restarts: ${this.#named(files)}`);
      void frontends.restart();
    }
    this.#checkTypes(files.flatMap((file) => halvesOf(file, repositoryRoot)));
  }

  #made(): (Made & { service: LoopService })[] {
    return this.#input.services.map((service) => {
      const files = this.#reach(service);
      return { service, isMadeOf: (file) => files.has(file) || service.reads.includes(file) };
    });
  }

  #reach({ folder }: LoopService): Set<string> {
    return this.#input.graph.reach(sourcesIn(folder));
  }

  #isOwnSource(file: string): boolean {
    return this.#input.services.some(({ folder }) => file.startsWith(`${folder}/`)) && /(?<!\.(spec|d))\.tsx?$/.test(file);
  }

  /** A service with code that cannot be compiled keeps running as it is. */
  #holdsBack(service: LoopService): boolean {
    const files = this.#reach(service);
    const holdsBack = this.#input.graph.problems.some(({ file }) => files.has(file));
    if (holdsBack) this.#input.report(service.process.name, 'goes on as it is until that is mended');
    return holdsBack;
  }

  #reportProblems(problems: readonly SourceError[]): void {
    for (const { file, message } of problems) this.#input.report('dev', `${relative(repositoryRoot, file)}: ${message}`);
  }

  #named(files: readonly string[]): string {
    const [first = '', ...others] = files.map((file) => relative(repositoryRoot, file));
    return others.length > 0 ? `${first} and ${others.length} more changed` : `${first} changed`;
  }

  #checkTypes(halves: readonly ('server' | 'web')[]): void {
    for (const half of new Set(halves)) this.#input.types?.[half].request();
  }
}

/** One per core at a time, because starting all at once would delay each of them. */
async function restartInTurn(processes: readonly LoopProcess[]): Promise<void> {
  const waiting = [...processes];
  const worker = async () => {
    for (let process = waiting.shift(); process; process = waiting.shift()) await process.restart();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
