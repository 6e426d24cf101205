import { find } from '../manifest.ts';
import { type Broken, containerOf, drop, podOf, put, specOf, variableOf, variablesOf } from './change.ts';

export const BROKEN_LINKS: readonly Broken[] = [
  ['a ConfigMap that is gone', /catalog: names a ConfigMap that is not there/, (all) => drop(all, 'ConfigMap', 'nats')],
  ['a Secret that is gone', /media: names a Secret that is not there/, (all) => drop(all, 'Secret', 'media')],
  [
    'a key that is gone',
    /nats: names a key that Secret .* has not: OPS_PASSWORD/,
    (all) => delete find(all, 'Secret', 'nats').data?.OPS_PASSWORD,
  ],
  ['an account that is gone', /auth: names a ServiceAccount/, (all) => drop(all, 'ServiceAccount', 'auth')],
  ['a volume that is gone', /mounts a volume that is not there: tmp/, (all) => put(podOf(all, 'auth'), { volumes: [] })],
  ['a set without its Service', /mongodb: names a Service that is not there/, (all) => drop(all, 'Service', 'mongodb')],
  [
    'an ingress to nowhere',
    /Ingress reefdesk: points to/,
    (all) => put(specOf(all, 'Ingress', 'reefdesk').rules[0].http.paths[0].backend.service, { name: 'gate' }),
  ],

  [
    'a Service without pods',
    /Service auth: selects no pod/,
    (all) => put(specOf(all, 'Service', 'auth').selector, { 'app.kubernetes.io/name': 'oauth' }),
  ],
  [
    'a Service to a port that is not there',
    /Service auth: names a port that auth has not: web/,
    (all) => put(specOf(all, 'Service', 'auth').ports[0], { targetPort: 'web' }),
  ],
  [
    'a budget for nobody',
    /PodDisruptionBudget auth: selects no pod/,
    (all) => put(specOf(all, 'PodDisruptionBudget', 'auth').selector.matchLabels, { tier: 'x' }),
  ],
  [
    'a policy for nobody',
    /NetworkPolicy gateway: selects no pod/,
    (all) => put(specOf(all, 'NetworkPolicy', 'gateway').podSelector.matchLabels, { tier: 'x' }),
  ],
  [
    'a policy with a port that is not there',
    /NetworkPolicy services: names a port/,
    (all) => put(specOf(all, 'NetworkPolicy', 'services').ingress[0].ports[0], { port: 'web' }),
  ],
  [
    'a deployment that does not select its pods',
    /does not select its own pods/,
    (all) => put(specOf(all, 'Deployment', 'auth').selector.matchLabels, { tier: 'x' }),
  ],
  ['pods that are not spread', /StatefulSet mongodb: is not spread/, (all) => delete podOf(all, 'mongodb').topologySpreadConstraints],
  [
    'pods spread by labels they have not',
    /is spread by labels/,
    (all) => delete specOf(all, 'Deployment', 'auth').template.metadata.labels['app.kubernetes.io/part-of'],
  ],

  [
    'a rollout with a gap',
    /takes a pod away before/,
    (all) => put(specOf(all, 'Deployment', 'catalog').strategy.rollingUpdate, { maxUnavailable: 1 }),
  ],
  ['a process that ends at once', /ends before everybody/, (all) => put(variableOf(all, 'catalog', 'DRAIN_MS'), { value: '0' })],
  [
    'a process that is killed too early',
    /is killed before it has drained/,
    (all) => put(podOf(all, 'catalog'), { terminationGracePeriodSeconds: 30 }),
  ],
  [
    'a budget that blocks drains',
    /keeps nodes from being drained/,
    (all) => put(specOf(all, 'PodDisruptionBudget', 'nats'), { maxUnavailable: 0 }),
  ],
  [
    'a budget that waits for broken pods',
    /while a pod is broken/,
    (all) => delete specOf(all, 'PodDisruptionBudget', 'nats').unhealthyPodEvictionPolicy,
  ],
  [
    'a workload without a budget',
    /Deployment frontend-admin: has no disruption budget/,
    (all) => drop(all, 'PodDisruptionBudget', 'frontend-admin'),
  ],
  [
    'an autoscaler of nothing',
    /scales what is not there/,
    (all) => put(specOf(all, 'HorizontalPodAutoscaler', 'media').scaleTargetRef, { name: 'medium' }),
  ],
  [
    'an autoscaler with its ends swapped',
    /minimum above its maximum/,
    (all) => put(specOf(all, 'HorizontalPodAutoscaler', 'media'), { maxReplicas: 1 }),
  ],
  [
    'an autoscaler that lets one pod serve',
    /lets a single pod serve/,
    (all) => put(specOf(all, 'HorizontalPodAutoscaler', 'media'), { minReplicas: 1 }),
  ],
  [
    'an autoscaler and a deployment that contradict',
    /both say how many/,
    (all) => put(specOf(all, 'Deployment', 'media'), { replicas: 2 }),
  ],
  [
    'an autoscaler by what is not requested',
    /scales by cpu, which media does not request/,
    (all) => delete containerOf(all, 'media').resources?.requests?.cpu,
  ],

  [
    'a variable that is missing',
    /gateway: Bad environment\. BRAND_FILE: /,
    (all) =>
      variablesOf(all, 'gateway').splice(
        variablesOf(all, 'gateway').findIndex(({ name }) => name === 'BRAND_FILE'),
        1,
      ),
  ],
  [
    'a variable that nobody knows',
    /catalog: sets CATALOG_COLOUR, which it does not know/,
    (all) => variablesOf(all, 'catalog').push({ name: 'CATALOG_COLOUR', value: 'red' }),
  ],
  [
    'a variable with a bad value',
    /Bad environment\. PUBLIC_ORIGINS/,
    (all) => put(find(all, 'ConfigMap', 'gateway').data, { PUBLIC_ORIGINS: 'nowhere' }),
  ],
  [
    'an address of nobody',
    /SERVICE_URL points to a Service that does not exist: catalogue/,
    (all) => put(variableOf(all, 'gateway', 'SERVICE_URL'), { value: 'http://catalogue' }),
  ],
  [
    'an address with another port',
    /SERVICE_URL points to port 8080, which Service auth does not have/,
    (all) => put(variableOf(all, 'gateway', 'SERVICE_URL'), { value: 'http://{service}:8080' }),
  ],
  ['a connection that no policy allows', /gateway: SERVICE_URL is blocked/, (all) => drop(all, 'NetworkPolicy', 'services')],
];
