import { find } from '../manifest.ts';
import { type Broken, containerOf, podOf, put, specOf, variablesOf } from './change.ts';

/** Manifests that pass every schema but that an API server rejects, confirmed on a real one except for duplicates and the last two. */
export const BROKEN_FOR_SERVERS: readonly Broken[] = [
  [
    'a port with too long a name',
    /auth: app gives a port a name that is none: a-very-long-name/,
    (all) => put(containerOf(all, 'auth').ports?.[0], { name: 'a-very-long-name' }),
  ],
  ['a port with capitals', /gives a port a name that is none: HTTP/, (all) => put(containerOf(all, 'auth').ports?.[0], { name: 'HTTP' })],
  ['two ports of one name', /auth: app has two ports http/, (all) => put(containerOf(all, 'auth').ports?.[1], { name: 'http' })],
  [
    'a port beyond the last',
    /auth: app has a port that is none: 70000/,
    (all) => put(containerOf(all, 'auth').ports?.[0], { containerPort: 70_000 }),
  ],
  [
    'a variable whose name is none',
    /nats: nats has a variable whose name is none: A B/,
    (all) => variablesOf(all, 'nats').push({ name: 'A B', value: '' }),
  ],
  [
    'a variable with two values',
    /nats: nats has two values for A/,
    (all) => variablesOf(all, 'nats').push({ name: 'A', value: 'x', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }),
  ],
  [
    'a label with a blank',
    /Deployment auth: has a label that is none: x=a b/,
    (all) => put(find(all, 'Deployment', 'auth').metadata.labels, { x: 'a b' }),
  ],
  [
    'a label that is too long',
    /auth: has a label that is none: x=a{64}$/,
    (all) => put(specOf(all, 'Deployment', 'auth').template.metadata.labels, { x: 'a'.repeat(64) }),
  ],
  [
    'a label of two prefixes',
    /has a label that is none: x\/y\/z=a/,
    (all) => put(find(all, 'Service', 'auth').metadata.labels, { 'x/y/z': 'a' }),
  ],
  ['an object that is there twice', /Service auth: is there twice/, (all) => all.push(structuredClone(find(all, 'Service', 'auth')))],
  [
    'two containers of one name',
    /auth: has two containers app/,
    (all) => podOf(all, 'auth').containers.push(structuredClone(containerOf(all, 'auth'))),
  ],
  ['two volumes of one name', /auth: has two volumes tmp/, (all) => podOf(all, 'auth').volumes?.push({ name: 'tmp', emptyDir: {} })],
  [
    'two volumes in one place',
    /auth: app mounts two volumes at \/tmp/,
    (all) => containerOf(all, 'auth').volumeMounts?.push({ name: 'tmp', mountPath: '/tmp' }),
  ],
  [
    'a mount outside its volume',
    /auth: app mounts at a path that is none: \/x \.\.\/x/,
    (all) => containerOf(all, 'auth').volumeMounts?.push({ name: 'tmp', mountPath: '/x', subPath: '../x' }),
  ],
  [
    'pods spread twice by the same',
    /auth: is spread twice by topology\.kubernetes\.io\/zone ScheduleAnyway/,
    (all) => put(podOf(all, 'auth').topologySpreadConstraints?.[0], { topologyKey: 'topology.kubernetes.io/zone' }),
  ],
  [
    'pods spread without skew',
    /auth: is spread without any/,
    (all) => put(podOf(all, 'auth').topologySpreadConstraints?.[0], { maxSkew: 0 }),
  ],
  [
    'a Service with a port that has no name',
    /Service auth: has several ports, and one without a name/,
    (all) => specOf(all, 'Service', 'auth').ports.push({ port: 81, targetPort: 'http' }),
  ],
  [
    'a Service with a port twice',
    /Service auth: has two ports TCP 80/,
    (all) => specOf(all, 'Service', 'auth').ports.push({ name: 'again', port: 80, targetPort: 'http' }),
  ],
  ['a deployment that ends', /auth: cannot be restarted Never/, (all) => put(podOf(all, 'auth'), { restartPolicy: 'Never' })],
  ['a job that never ends', /storage-setup: cannot be restarted Always/, (all) => delete podOf(all, 'storage-setup').restartPolicy],
  [
    'a probe of two kinds',
    /auth: app has a probe of more/,
    (all) => put(containerOf(all, 'auth').livenessProbe, { exec: { command: ['true'] } }),
  ],
  [
    'a liveness that must show twice',
    /auth: app has a probe that must succeed more than once/,
    (all) => put(containerOf(all, 'auth').livenessProbe, { successThreshold: 2 }),
  ],
  [
    'a number below nought',
    /Deployment auth: \/template\/spec\/containers\/0\/livenessProbe\/periodSeconds is below nought/,
    (all) => put(containerOf(all, 'auth').livenessProbe, { periodSeconds: -1 }),
  ],
  [
    'a rollout that may not last',
    /auth: must be ready for longer than its rollout/,
    (all) => put(specOf(all, 'Deployment', 'auth'), { progressDeadlineSeconds: 3 }),
  ],
  [
    'a rollout of what is made anew',
    /auth: says how to roll/,
    (all) => put(specOf(all, 'Deployment', 'auth').strategy, { type: 'Recreate' }),
  ],
  [
    'a budget with both ends',
    /PodDisruptionBudget auth: names both ends/,
    (all) => put(specOf(all, 'PodDisruptionBudget', 'auth'), { minAvailable: 1 }),
  ],
  [
    'an ingress for a host that is none',
    /Ingress reefdesk: names a host that is none: www_reefdesk/,
    (all) => put(specOf(all, 'Ingress', 'reefdesk').rules[0], { host: 'www_reefdesk.example' }),
  ],
  [
    'an ingress with a relative path',
    /Ingress reefdesk: has a path that does not begin with \/: api/,
    (all) => put(specOf(all, 'Ingress', 'reefdesk').rules[0].http.paths[0], { path: 'api' }),
  ],
  [
    'more than an annotation holds',
    /ConfigMap nats-server.*: is too large for kubectl apply/,
    (all) => put(find(all, 'ConfigMap', 'nats-server').data, { 'x.conf': 'x'.repeat(270_000) }),
  ],
  [
    'a Service with an address that is none',
    /Service auth: names an address of its own: here/,
    (all) => put(specOf(all, 'Service', 'auth'), { clusterIP: 'here' }),
  ],
  [
    'an object in another namespace',
    /Deployment auth: is in a namespace that is not there/,
    (all) => put(find(all, 'Deployment', 'auth').metadata, { namespace: 'elsewhere' }),
  ],
  [
    'an autoscaler that aims at nothing',
    /HorizontalPodAutoscaler media: aims at no use/,
    (all) => put(specOf(all, 'HorizontalPodAutoscaler', 'media').metrics[0].resource.target, { averageUtilization: 0 }),
  ],
  [
    'an autoscaler that looks back too far',
    /HorizontalPodAutoscaler media: looks back/,
    (all) => put(specOf(all, 'HorizontalPodAutoscaler', 'media'), { behavior: { scaleDown: { stabilizationWindowSeconds: 4_000 } } }),
  ],
  [
    'pods spread by a label that is named twice',
    /auth: is spread twice by the label app\.kubernetes\.io\/part-of/,
    (all) => put(podOf(all, 'auth').topologySpreadConstraints?.[0], { matchLabelKeys: ['app.kubernetes.io/part-of'] }),
  ],
  [
    'a failure that means something, of a job that is restarted',
    /storage-setup: says what a failure means/,
    (all) => put(specOf(all, 'Job', 'storage-setup'), { podFailurePolicy: { rules: [] } }),
  ],
];
