import type { ProcessSpec } from './managed-process.ts';
import { hostArguments } from './paths.ts';

const GRACE_MS = 2_500;

export function guarded(spec: ProcessSpec): ProcessSpec {
  const guards = `${spec.name}.program`;
  return {
    ...spec,
    guards,
    command: process.execPath,
    args: [...hostArguments('guard'), spec.runDir, guards, String(GRACE_MS), spec.command, ...spec.args],
    stopGraceMs: GRACE_MS + 500,
  };
}
