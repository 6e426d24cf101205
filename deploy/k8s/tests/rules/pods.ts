// The restricted pod security standard, plus read-only file systems and no token of the API server.
import { type Container, containersOf, type Manifest, type Workload, workloads } from '../manifest.ts';

const VOLUMES = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'persistentVolumeClaim', 'projected', 'secret'];

export function podFaults(manifests: readonly Manifest[]): string[] {
  return workloads(manifests).flatMap((workload) => [
    ...ofPod(workload).map((fault) => `${workload.name}: ${fault}`),
    ...containersOf(workload).flatMap((container) => ofContainer(container).map((fault) => `${workload.name}: ${fault}`)),
  ]);
}

function ofPod({ pod }: Workload): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile, sysctls = [], seLinuxOptions, appArmorProfile } = pod.securityContext ?? {};
  const kinds = (pod.volumes ?? []).flatMap(({ name: _name, ...volume }) => Object.keys(volume));
  return [
    ...unless(runAsNonRoot === true && Number(runAsUser) >= 1, 'may run as root: a user other than 0 by its number is needed'),
    ...unless(seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...unless(pod.automountServiceAccountToken === false, 'gets a token of the API server'),
    ...unless(!!pod.serviceAccountName, 'runs with the account of everybody'),
    ...unless(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'shares something with its node'),
    ...unless(!kinds.includes('hostPath'), 'sees files of its node'),
    ...unless(
      kinds.every((kind) => kind === 'hostPath' || VOLUMES.includes(kind)),
      'has a volume of a kind that is not allowed',
    ),
    ...unless(sysctls.length === 0 && !seLinuxOptions && !appArmorProfile, 'changes how the kernel guards it'),
    ...unless(pod.enableServiceLinks === false, 'gets the addresses of all Services as variables'),
  ];
}

function ofContainer({ name, ports = [], securityContext: context = {} }: Container): string[] {
  const drops = context.capabilities?.drop ?? [];
  const isRoot = context.runAsUser === 0 || context.runAsNonRoot === false;
  const isSafe = !context.privileged && (context.capabilities?.add ?? []).length === 0 && !isRoot && !context.procMount;
  const guards = [context.seccompProfile, context.seLinuxOptions, context.appArmorProfile];
  return [
    ...unless(context.allowPrivilegeEscalation === false, `${name} may gain privileges`),
    ...unless(context.readOnlyRootFilesystem === true, `${name} can write to its image`),
    ...unless(drops.includes('ALL'), `${name} keeps capabilities`),
    ...unless(isSafe, `${name} takes privileges`),
    ...unless(!guards.some((guard) => guard), `${name} changes how the kernel guards it`),
    ...unless(!ports.some(({ hostPort }) => hostPort), `${name} takes a port of its node`),
  ];
}

export function unless(isRight: boolean, fault: string): string[] {
  return isRight ? [] : [fault];
}
