import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RenderAnswer, RenderRequest } from '@reefdesk/contracts/pages/rendering';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import type { Logger } from 'pino';
import type { RendererEnv } from './env.ts';

/** A file of a build; `tag` changes with its content. */
interface BuildFile {
  code: string;
  tag: string;
}

/** Returns undefined if the file still has `knownTag`; throws if it cannot be read. */
type ReadBuild = (knownTag: string | undefined) => Promise<BuildFile | undefined>;

const FETCH_TIMEOUT_MS = 10_000;

function buildOnDisk(file: string): ReadBuild {
  return async (knownTag) => {
    const { size, mtimeMs } = await stat(file);
    const tag = `${size} ${mtimeMs}`;
    return tag === knownTag ? undefined : { code: await readFile(file, 'utf8'), tag };
  };
}

function buildAtAddress(address: string): ReadBuild {
  return async (knownTag) => {
    const answer = await fetch(address, {
      headers: knownTag ? { 'if-none-match': knownTag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const code = await answer.text();
    const tag = answer.headers.get('etag') ?? String(code.length);
    return tag === knownTag ? undefined : { code, tag };
  };
}

export type Draw = (request: RenderRequest, options: { deadline: AbortSignal; onError: (error: unknown) => void }) => Promise<RenderAnswer>;

interface ShellBuild {
  shared: Readonly<Record<string, unknown>>;
  start(remote: unknown): Promise<Draw>;
}

const LOOK_EVERY_MS = 1_000;
const BUILT_FILE = 'server/main.cjs';
const builtins = createRequire(import.meta.url);

/** The screens of the shell and the public remote, from the builds that are currently at their addresses. */
export class Screens {
  private readonly shell: ReadBuild;
  private readonly remote: ReadBuild;
  private readonly console: BuildConsole;
  private files: { shell?: BuildFile; remote?: BuildFile } = {};
  private current: Draw | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  constructor(
    env: Pick<RendererEnv, 'FRONTENDS_DIR' | 'FRONTEND_SHELL_URL' | 'FRONTEND_PUBLIC_URL'>,
    private readonly log: Logger,
  ) {
    const source = (name: string, url: string): ReadBuild =>
      url ? buildAtAddress(`${url.replace(/\/$/, '')}/${BUILT_FILE}`) : buildOnDisk(join(env.FRONTENDS_DIR, name, 'dist', BUILT_FILE));
    this.shell = source('shell', env.FRONTEND_SHELL_URL);
    this.remote = source('public', env.FRONTEND_PUBLIC_URL);
    this.console = consoleOf(log);
  }

  /** Waits for the first builds only, not for newer ones. Throws while there are none. */
  async draw(): Promise<Draw> {
    const look = this.look();
    if (!this.current) await look;
    if (!this.current) throw new Error('the builds for the server are not there yet');
    return this.current;
  }

  private look(): Promise<void> {
    if (this.looking) return this.looking;
    if (monotonicMs() - this.lookedAt < LOOK_EVERY_MS) return Promise.resolve();
    this.lookedAt = monotonicMs();
    this.looking = this.load()
      .catch((error: unknown) => this.log.error({ err: error }, 'The builds for the server cannot be loaded'))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** Runs both builds again when either has changed, because a remote holds on to the singletons of its shell. */
  private async load(): Promise<void> {
    const [newShell, newRemote] = await Promise.all([this.shell(this.files.shell?.tag), this.remote(this.files.remote?.tag)]);
    if (!newShell && !newRemote) return;
    const [shell, remote] = [newShell ?? this.files.shell, newRemote ?? this.files.remote];
    if (!shell || !remote) return;
    const built = evaluate<ShellBuild>(shell.code, 'shell', requireBuiltin, this.console);
    const requireShared: Require = (request) => {
      if (!Object.hasOwn(built.shared, request)) throw new Error(`The public remote asks for "${request}", which the shell does not share`);
      return built.shared[request];
    };
    const draw = await built.start(evaluate(remote.code, 'public', requireShared, this.console));
    const build = `${digestOf(shell)} ${digestOf(remote)}`;
    this.current = async (request, options) => {
      const answer = await draw(request, options);
      return answer.kind === 'page' ? { ...answer, build } : answer;
    };
    this.files = { shell, remote };
    this.log.info('The screens are ready');
  }
}

/** The same digest that the build writes into `page/server.json`. */
function digestOf({ code }: BuildFile): string {
  return createHash('sha256').update(code).digest('base64url');
}

function requireBuiltin(request: string): unknown {
  if (!isBuiltin(request)) throw new Error(`The shell's build asks for "${request}", which is not in it`);
  return builtins(request);
}

function consoleOf(log: Logger): BuildConsole {
  const say =
    (level: 'debug' | 'warn') =>
    (...values: unknown[]) =>
      log[level]({ words: values.map(String) }, 'A screen says');
  return { log: say('debug'), info: say('debug'), debug: say('debug'), warn: say('warn'), error: say('warn') };
}

type Require = (request: string) => unknown;
type BuildConsole = Pick<Console, 'log' | 'info' | 'warn' | 'error' | 'debug'>;

/** Runs a build as a CommonJS module with this `require` and returns its exports. Builds are trusted like the renderer's own code. */
function evaluate<Exports>(code: string, name: string, require: Require, console: BuildConsole): Exports {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require', 'console'], { filename: `${name}/server/main.cjs` });
  run(module, module.exports, require, console);
  return module.exports as Exports;
}
