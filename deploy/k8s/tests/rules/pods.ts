// The restricted pod security standard, and a little more: read-only file systems, no token of the API server.
import { type Container, containersOf, type Manifest, type Workload, workloads } from '../manifest.ts';

export function podFaults(manifests: readonly Manifest[]): string[] {
  return workloads(manifests).flatMap((workload) => [
    ...ofPod(workload).map((fault) => `${workload.name}: ${fault}`),
    ...containersOf(workload).flatMap((container) => ofContainer(container).map((fault) => `${workload.name}: ${fault}`)),
  ]);
}

function ofPod({ pod }: Workload): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  return [
    ...unless(runAsNonRoot === true && Number(runAsUser) >= 1, 'may run as root: a user other than 0 by its number is needed'),
    ...unless(seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...unless(pod.automountServiceAccountToken === false, 'gets a token of the API server'),
    ...unless(!!pod.serviceAccountName, 'runs with the account of everybody'),
    ...unless(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'shares something with its node'),
    ...unless(!(pod.volumes ?? []).some(({ hostPath }) => hostPath), 'sees files of its node'),
    ...unless(pod.enableServiceLinks === false, 'gets the addresses of all Services as variables'),
  ];
}

function ofContainer({ name, securityContext: context = {} }: Container): string[] {
  const drops = context.capabilities?.drop ?? [];
  const isSafe = !context.privileged && (context.capabilities?.add ?? []).length === 0 && context.runAsUser !== 0;
  return [
    ...unless(context.allowPrivilegeEscalation === false, `${name} may gain privileges`),
    ...unless(context.readOnlyRootFilesystem === true, `${name} can write to its image`),
    ...unless(drops.includes('ALL'), `${name} keeps capabilities`),
    ...unless(isSafe, `${name} takes privileges`),
  ];
}

export function unless(isRight: boolean, fault: string): string[] {
  return isRight ? [] : [fault];
}
