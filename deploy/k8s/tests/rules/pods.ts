// The restricted pod security standard, plus read-only file systems and no token of the API server.
import { type Container, containersOf, type Manifest, type Workload, workloads } from '../manifest.ts';

const VOLUMES = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'persistentVolumeClaim', 'projected', 'secret'];

export function podViolations(manifests: readonly Manifest[]): string[] {
  return workloads(manifests).flatMap((workload) => [
    ...violationsOfPod(workload).map((violation) => `${workload.name}: ${violation}`),
    ...containersOf(workload).flatMap((container) => violationsOfContainer(container).map((violation) => `${workload.name}: ${violation}`)),
  ]);
}

function violationsOfPod({ pod }: Workload): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile, sysctls = [], seLinuxOptions, appArmorProfile } = pod.securityContext ?? {};
  const kinds = (pod.volumes ?? []).flatMap(({ name: _name, ...volume }) => Object.keys(volume));
  return [
    ...unless(runAsNonRoot === true && Number(runAsUser) >= 1, 'may run as root: set runAsNonRoot and a numeric runAsUser other than 0'),
    ...unless(seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...unless(pod.automountServiceAccountToken === false, 'mounts a service account token'),
    ...unless(!!pod.serviceAccountName, 'runs with the default service account'),
    ...unless(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'shares a namespace with its node'),
    ...unless(!kinds.includes('hostPath'), 'mounts files of its node'),
    ...unless(
      kinds.every((kind) => kind === 'hostPath' || VOLUMES.includes(kind)),
      'has a volume of a kind that is not allowed',
    ),
    ...unless(sysctls.length === 0 && !seLinuxOptions && !appArmorProfile, 'changes sysctls, SELinux or AppArmor'),
    ...unless(pod.enableServiceLinks === false, 'gets the addresses of all Services as variables'),
  ];
}

function violationsOfContainer({ name, ports = [], securityContext: context = {} }: Container): string[] {
  const drops = context.capabilities?.drop ?? [];
  const isRoot = context.runAsUser === 0 || context.runAsNonRoot === false;
  const isSafe = !context.privileged && (context.capabilities?.add ?? []).length === 0 && !isRoot && !context.procMount;
  const guards = [context.seccompProfile, context.seLinuxOptions, context.appArmorProfile];
  return [
    ...unless(context.allowPrivilegeEscalation === false, `${name} may gain privileges`),
    ...unless(context.readOnlyRootFilesystem === true, `${name} can write to its image`),
    ...unless(drops.includes('ALL'), `${name} keeps capabilities`),
    ...unless(isSafe, `${name} is privileged, adds capabilities or runs as root`),
    ...unless(!guards.some((guard) => guard), `${name} changes seccomp, SELinux or AppArmor`),
    ...unless(!ports.some(({ hostPort }) => hostPort), `${name} uses a host port`),
  ];
}

export function unless(isValid: boolean, violation: string): string[] {
  return isValid ? [] : [violation];
}
