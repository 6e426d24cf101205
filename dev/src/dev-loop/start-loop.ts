import { stripVTControlCharacters } from 'node:util';
import type { ProcessSpec } from '@reefdesk/embedded-stack/managed-process';
import type { ServiceName } from '@reefdesk/system/services';
import { type ProcessDefinition, RENDERER, type SystemContext } from '../system/definition.ts';
import type { ProcessesInput, RunningProcesses } from '../system/processes.ts';
import { sourceFolderOf } from './compile-source.ts';
import { DevLoop, type LoopService } from './dev-loop.ts';
import { LogLines } from './log-line.ts';
import { LoopProcess } from './loop-process.ts';
import { FRONTENDS_PROCESS, frontendsSpec, gatewaySpec, serviceSpec } from './loop-specs.ts';
import type { LoopOptions } from './options.ts';
import { PortPlan } from './ports.ts';
import { SourceGraph } from './source-graph.ts';
import { TypeCheck } from './type-check.ts';

export async function startLoop(input: ProcessesInput, options: LoopOptions): Promise<RunningProcesses> {
  const { definition, config, progress } = input;
  const { services, gateway } = definition;
  const ports = new PortPlan(config.port);
  await ports.assertFree();
  const context: SystemContext = {
    ...input,
    urlOf: (name) => (name === RENDERER ? '' : `http://127.0.0.1:${ports.service(name as ServiceName).http}`),
  };

  const lines = new LogLines([gateway.name, ...services.map(({ name }) => name), FRONTENDS_PROCESS]);
  const report = (who: string, text: string) => progress.say(options.json ? jsonLine(who, text) : lines.about(who, text));
  const process = (spec: ProcessSpec) => {
    const onLine = (line: string) => {
      const shown = options.json ? line : lines.format(spec.name, line);
      if (shown !== undefined) progress.say(shown);
    };
    return new LoopProcess({ spec: { ...spec, onLine }, tell: (text) => report(spec.name, text) });
  };
  const service = (one: ProcessDefinition, spec: ProcessSpec, reads: string[] = []): LoopService => {
    return { process: process(spec), folder: sourceFolderOf(one.main), reads };
  };

  const loop = new DevLoop({
    // The order determines which process is restarted first.
    services: [
      service(gateway, gatewaySpec(gateway, context, ports), filesOf(gateway, context)),
      ...services.map((one) => service(one, serviceSpec(one, context, ports.service(one.name as ServiceName)), filesOf(one, context))),
    ],
    frontends: process(frontendsSpec(config.dataDir, ports)),
    graph: new SourceGraph(),
    types: options.types
      ? {
          server: new TypeCheck('tsconfig.tests.json', (text) => report('types', text)),
          web: new TypeCheck('frontends/tsconfig.check.json', (text) => report('types', text)),
        }
      : undefined,
    report,
  });
  await loop.start();
  return loop;
}

/** Files that a process reads at its start, beside its code: the brand file. */
function filesOf({ env }: ProcessDefinition, context: SystemContext): string[] {
  return [env(context).BRAND_FILE].filter((file) => file !== undefined);
}

function jsonLine(service: string, text: string): string {
  return JSON.stringify({ level: 30, time: new Date().toISOString(), service, context: 'dev', msg: stripVTControlCharacters(text) });
}
