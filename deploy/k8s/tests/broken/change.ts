import { find, type Manifest, workloads } from '../manifest.ts';

export type Broken = readonly [what: string, said: RegExp, change: (manifests: Manifest[]) => void];

export function podOf(manifests: readonly Manifest[], name: string) {
  const pod = workloads(manifests).find((workload) => workload.name === name)?.pod;
  if (!pod) throw new Error(`There is no workload ${name}`);
  return pod;
}

export function containerOf(manifests: readonly Manifest[], name: string) {
  const [container] = podOf(manifests, name).containers;
  if (!container) throw new Error(`${name} has no container`);
  return container;
}

export const variablesOf = (manifests: readonly Manifest[], name: string) => containerOf(manifests, name).env ?? [];

export function variableOf(manifests: readonly Manifest[], workload: string, name: string) {
  return variablesOf(manifests, workload).find((variable) => variable.name === name);
}

export const specOf = (manifests: readonly Manifest[], kind: string, name: string) => find(manifests, kind, name).spec;

export function put(target: object | undefined, fields: object): void {
  if (!target) throw new Error('There is nothing to change');
  Object.assign(target, fields);
}

export function drop(manifests: Manifest[], kind: string, name: string): void {
  manifests.splice(manifests.indexOf(find(manifests, kind, name)), 1);
}
