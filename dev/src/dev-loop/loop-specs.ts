// Process specifications for development: like npm start, but from sources, on fixed ports and with a debugger.
import { join } from 'node:path';
import { logFileOf, runDirOf } from '@reefdesk/embedded-stack/folders';
import type { ProcessSpec } from '@reefdesk/embedded-stack/managed-process';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { answersOk } from '@reefdesk/embedded-stack/probes';
import type { ProcessDefinition, SystemContext } from '../system/definition.ts';
import { localUrl, specOf } from '../system/processes.ts';
import { compiledPath, sourceFolderOf } from './compile-source.ts';
import { FRONTENDS, type FrontendName, type LoopPorts, type PortPlan } from './ports.ts';

/** Short, because a developer waits for the restart; open connections are cut. */
const FINISH_MS = 300;
const STOP_GRACE_MS = 1_000;
const READY_TIMEOUT_MS = 120_000;

export const FRONTENDS_PROCESS = 'frontends';

export function serviceSpec(definition: ProcessDefinition, context: SystemContext, { http, ops, inspect }: LoopPorts): ProcessSpec {
  const spec = specOf(definition, context, { port: http, opsPort: ops }, `http://127.0.0.1:${ops}/health/ready`);
  return fromSources(spec, definition.main, inspect, {});
}

/** Up as soon as it responds, so that one failing service does not block the others. */
export function gatewaySpec(definition: ProcessDefinition, context: SystemContext, ports: PortPlan): ProcessSpec {
  const { http, ops, inspect } = ports.gateway;
  const spec = specOf(definition, context, { port: http, opsPort: ops }, `${localUrl(context.config)}/health/live`);
  const urlOf = (name: FrontendName) => `http://127.0.0.1:${ports.frontend(name)}`;
  return fromSources(spec, definition.main, inspect, {
    FRONTENDS_DIR: undefined,
    FRONTEND_SHELL_URL: urlOf('shell'),
    FRONTEND_PUBLIC_URL: urlOf('public'),
    FRONTEND_ADMIN_URL: urlOf('admin'),
    FRONTENDS_HOT_RELOAD: 'on',
  });
}

function fromSources(spec: ProcessSpec, builtEntry: string, inspectPort: number, env: ProcessSpec['env']): ProcessSpec {
  const entry = compiledPath(join(sourceFolderOf(builtEntry), 'main.ts'));
  return {
    ...spec,
    args: [inspectAt(inspectPort), '--enable-source-maps', entry],
    env: { ...spec.env, NODE_ENV: 'development', FINISH_MS: String(FINISH_MS), ...env },
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopGraceMs: STOP_GRACE_MS,
  };
}

export function frontendsSpec(dataDir: string, ports: PortPlan): ProcessSpec {
  const script = join(repositoryRoot, 'packages', 'web-kit', 'build', 'dev-servers.mjs');
  const entries: Record<FrontendName, string> = { shell: 'index.html', public: 'remoteEntry.js', admin: 'remoteEntry.js' };
  const answers = (name: FrontendName) => answersOk(`http://127.0.0.1:${ports.frontend(name)}/${entries[name]}`);
  return {
    name: FRONTENDS_PROCESS,
    command: process.execPath,
    args: [inspectAt(ports.frontendsInspect), script, ...FRONTENDS.map((name) => `${name}=${ports.frontend(name)}`)],
    env: { NODE_ENV: 'development', PARENT_PIPE: '1' },
    runDir: runDirOf(dataDir),
    logFile: logFileOf(dataDir, FRONTENDS_PROCESS),
    isReady: async () => (await Promise.all(FRONTENDS.map(answers))).every(Boolean),
    readyTimeoutMs: READY_TIMEOUT_MS,
    stopGraceMs: STOP_GRACE_MS,
  };
}

function inspectAt(port: number): string {
  return `--inspect=127.0.0.1:${port}`;
}
