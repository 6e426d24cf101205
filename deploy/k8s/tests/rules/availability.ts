// Rules for availability during rollouts, node drains and autoscaling.
import { containersOf, type Manifest, ofKind, title, workloads } from '../manifest.ts';
import { matches } from '../selector.ts';
import { environmentOf } from './environment.ts';
import { unless } from './pods.ts';

export function availabilityViolations(manifests: readonly Manifest[]): string[] {
  const violations = [
    ...ofKind(manifests, 'Deployment').map((one) => [one, rolloutViolations(one, manifests)] as const),
    ...ofKind(manifests, 'PodDisruptionBudget').map((one) => [one, budgetViolations(one, manifests)] as const),
    ...ofKind(manifests, 'HorizontalPodAutoscaler').map((one) => [one, autoscalerViolations(one, manifests)] as const),
    ...workloads(manifests)
      .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
      .map(({ manifest, labels }) => [manifest, unless(isBudgeted(labels, manifests), 'has no disruption budget')] as const),
  ];
  return violations.flatMap(([manifest, list]) => list.map((violation) => `${title(manifest)}: ${violation}`));
}

function rolloutViolations({ spec, metadata }: Manifest, manifests: readonly Manifest[]): string[] {
  const { maxUnavailable, maxSurge } = spec.strategy?.rollingUpdate ?? {};
  const workload = workloads(manifests).find(({ name, kind }) => kind === 'Deployment' && name === metadata.name);
  const { DRAIN_MS = 0, FINISH_MS = 5_000 } = workload ? environmentOf(workload, manifests) : {};
  const graceMs = spec.template.spec.terminationGracePeriodSeconds * 1_000;
  return [
    ...unless(maxUnavailable === 0 && maxSurge > 0, 'takes a pod away before its successor is ready'),
    ...unless(Number(DRAIN_MS) >= 5_000, 'ends before everybody has stopped sending to it'),
    ...unless(Number(DRAIN_MS) + Number(FINISH_MS) < graceMs, 'is killed before it has drained'),
  ];
}

function budgetViolations({ spec }: Manifest, manifests: readonly Manifest[]): string[] {
  const covered = workloads(manifests).filter(({ labels }) => matches(spec.selector, labels));
  const least = Math.min(...covered.map(({ manifest }) => manifest.spec.replicas ?? 2));
  const isPassable = spec.maxUnavailable === undefined ? Number(spec.minAvailable) < least : Number(spec.maxUnavailable) > 0;
  return [
    ...unless(isPassable, 'keeps nodes from being drained'),
    ...unless(spec.unhealthyPodEvictionPolicy === 'AlwaysAllow', 'keeps a node from being drained while a pod is broken'),
    ...unless(covered.length === 1, `covers ${covered.length} workloads`),
  ];
}

interface Metric {
  resource?: { name: string; target: { type: string; averageUtilization?: number } };
}

function autoscalerViolations({ spec }: Manifest, manifests: readonly Manifest[]): string[] {
  const { kind, name } = spec.scaleTargetRef;
  const target = workloads(manifests).find((workload) => workload.kind === kind && workload.name === name);
  if (!target) return [`scales what is not there: ${kind} ${name}`];
  const metrics: Metric[] = spec.metrics;
  const windows = Object.values<{ stabilizationWindowSeconds?: number }>(spec.behavior ?? {}).map(
    (connection) => connection.stabilizationWindowSeconds ?? 0,
  );
  const measured = metrics.flatMap(({ resource }) => (resource ? [resource.name] : []));
  return [
    ...unless(spec.minReplicas <= spec.maxReplicas, 'has a minimum above its maximum'),
    ...unless(spec.minReplicas >= 2, 'lets a single pod serve'),
    ...unless(
      metrics.every(({ resource }) => resource?.target.averageUtilization !== 0),
      'aims at no use at all',
    ),
    ...unless(
      windows.every((seconds) => seconds <= 3_600),
      'looks back for more than an hour',
    ),
    ...unless(target.manifest.spec.replicas === undefined, `and ${kind} ${name} both say how many pods there are`),
    ...measured.flatMap((what) =>
      unless(
        containersOf(target).every(({ resources }) => resources?.requests?.[what] !== undefined),
        `scales by ${what}, which ${name} does not request`,
      ),
    ),
  ];
}

function isBudgeted(labels: Record<string, string>, manifests: readonly Manifest[]): boolean {
  return ofKind(manifests, 'PodDisruptionBudget').some(({ spec }) => matches(spec.selector, labels));
}
