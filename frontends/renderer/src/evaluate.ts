import { compileFunction } from 'node:vm';

export type Require = (request: string) => unknown;
export type BuildConsole = Pick<Console, 'log' | 'info' | 'warn' | 'error' | 'debug'>;

/** Runs a build of ours as a CommonJS module with this `require`, and answers what it exports. It is trusted as our own code. */
export function evaluate<Exports>(code: string, name: string, require: Require, console: BuildConsole): Exports {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require', 'console'], { filename: `${name}/server/main.cjs` });
  run(module, module.exports, require, console);
  return module.exports as Exports;
}
