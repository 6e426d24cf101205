// Every selector must match pods that have its ports, because one without a match is valid and has no effect.
import { containersOf, type Manifest, ofKind, podLabels, title, type Workload, workloads } from '../manifest.ts';
import { matches, type Selector } from '../selector.ts';
import { unless } from './pods.ts';

export function selectorViolations(manifests: readonly Manifest[]): string[] {
  const all = workloads(manifests);
  const chosen = (selector: Selector) => all.filter((workload) => podLabels(workload).some((labels) => matches(selector, labels)));
  const found = (selector: Selector) => unless(chosen(selector).length > 0, 'selects no pod');
  const violations: [Manifest, string[]][] = [
    ...all.map(({ manifest, labels, pod }): [Manifest, string[]] => [manifest, ownViolations(manifest, labels, pod)]),
    ...ofKind(manifests, 'PodDisruptionBudget').map((budget): [Manifest, string[]] => [budget, found(budget.spec.selector)]),
    ...ofKind(manifests, 'Service').map((service): [Manifest, string[]] => {
      const selector = { matchLabels: service.spec.selector };
      const ports: { targetPort: string }[] = service.spec.ports;
      return [service, [...found(selector), ...ports.flatMap(({ targetPort }) => portViolations(chosen(selector), targetPort))]];
    }),
    ...ofKind(manifests, 'NetworkPolicy').map((policy): [Manifest, string[]] => [
      policy,
      [...found(policy.spec.podSelector), ...policyPortViolations(policy, chosen)],
    ]),
  ];
  return violations.flatMap(([manifest, list]) => list.map((violation) => `${title(manifest)}: ${violation}`));
}

function ownViolations({ kind, spec }: Manifest, labels: Record<string, string>, pod: Workload['pod']): string[] {
  const spread = pod.topologySpreadConstraints ?? [];
  const isRun = kind === 'Deployment' || kind === 'StatefulSet';
  return [
    ...unless(!isRun || matches(spec.selector ?? {}, labels), 'does not select its own pods'),
    ...unless(!isRun || spread.length > 0, 'is not spread over nodes'),
    ...spread.flatMap(({ labelSelector = {}, matchLabelKeys = [] }) =>
      unless(
        matches(labelSelector as Selector, labels) && matchLabelKeys.every((key) => key === 'pod-template-hash' || key in labels),
        'is spread by labels that its pods have not',
      ),
    ),
  ];
}

interface PolicyRule {
  ports?: { port: string | number }[];
  to?: { podSelector?: Selector }[];
}

/** Named ports belong to the target: the policy's own pods, or those selected by its rule. */
function policyPortViolations({ spec }: Manifest, chosen: (selector: Selector) => Workload[]): string[] {
  const ingress: PolicyRule[] = spec.ingress ?? [];
  const egress: PolicyRule[] = spec.egress ?? [];
  return [
    ...ingress.flatMap(({ ports = [] }) => ports.flatMap(({ port }) => portViolations(chosen(spec.podSelector), port))),
    ...egress.flatMap(({ ports = [], to = [] }) => {
      const reached = to.flatMap(({ podSelector }) => (podSelector ? chosen(podSelector) : []));
      return ports.flatMap(({ port }) => (reached.length > 0 ? portViolations(reached, port) : []));
    }),
  ];
}

function portViolations(pods: readonly Workload[], port: string | number): string[] {
  return pods
    .filter((pod) => !containersOf(pod).some(({ ports = [] }) => ports.some((own) => own.name === port || own.containerPort === port)))
    .map(({ name }) => `names a port that ${name} has not: ${port}`);
}
