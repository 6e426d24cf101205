import { find } from '../manifest.ts';
import { type Broken, containerOf, podOf, put, specOf } from './change.ts';

export const BROKEN_PODS: readonly Broken[] = [
  ['a misspelt field', /podSelectors is an unknown field/, (all) => put(specOf(all, 'NetworkPolicy', 'gateway'), { podSelectors: {} })],
  ['a wrong type', /\/spec\/replicas is invalid: type/, (all) => put(specOf(all, 'Deployment', 'frontend-shell'), { replicas: 'two' })],
  ['a wrong quantity', /invalid memory quantity: 64Mi, much/, (all) => put(containerOf(all, 'nats').resources?.limits, { memory: 'much' })],
  ['a missing field', /\/spec is invalid: required .*selector/, (all) => delete specOf(all, 'Deployment', 'catalog').selector],
  [
    'an old API version',
    /policy\/v1beta1 PodDisruptionBudget is not among/,
    (all) => put(find(all, 'PodDisruptionBudget', 'media'), { apiVersion: 'policy/v1beta1' }),
  ],
  [
    'a kind that nobody expects',
    /ClusterRole is not among/,
    (all) => all.push({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name: 'x' } }),
  ],

  ['a pod that may run as root', /auth: may run as root/, (all) => delete podOf(all, 'auth').securityContext?.runAsNonRoot],
  ['a pod whose user has no number', /auth: may run as root/, (all) => delete podOf(all, 'auth').securityContext?.runAsUser],
  [
    'a pod without a seccomp profile',
    /storage: has no seccomp profile/,
    (all) => delete podOf(all, 'storage').securityContext?.seccompProfile,
  ],
  ['a pod with a token', /gateway: mounts a service account token/, (all) => delete podOf(all, 'gateway').automountServiceAccountToken],
  [
    'a pod with everybody’s account',
    /gateway: runs with the default service account/,
    (all) => delete podOf(all, 'gateway').serviceAccountName,
  ],
  ['a pod on the network of its node', /nats: shares a namespace/, (all) => put(podOf(all, 'nats'), { hostNetwork: true })],
  [
    'a pod that sees its node',
    /media: mounts files of its node/,
    (all) => podOf(all, 'media').volumes?.push({ name: 'node', hostPath: { path: '/' } }),
  ],
  [
    'a volume of a network file system',
    /media: has a volume of a kind/,
    (all) => podOf(all, 'media').volumes?.push({ name: 'share', nfs: { server: 'files', path: '/' } }),
  ],
  [
    'a setting of the kernel',
    /nats: changes (sysctls|seccomp)/,
    (all) => put(podOf(all, 'nats').securityContext, { sysctls: [{ name: 'net.core.somaxconn', value: '1024' }] }),
  ],
  ['a port of the node', /auth: app uses a host port/, (all) => put(containerOf(all, 'auth').ports?.[0], { hostPort: 8080 })],
  [
    'a container without seccomp',
    /auth: app changes (sysctls|seccomp)/,
    (all) => put(containerOf(all, 'auth').securityContext, { seccompProfile: { type: 'Unconfined' } }),
  ],
  [
    'a container that may run as root',
    /auth: app is privileged, adds capabilities or runs as root/,
    (all) => put(containerOf(all, 'auth').securityContext, { runAsNonRoot: false }),
  ],
  [
    'a container that may gain privileges',
    /may gain privileges/,
    (all) => delete containerOf(all, 'catalog').securityContext?.allowPrivilegeEscalation,
  ],
  [
    'a container that writes to its image',
    /can write to its image/,
    (all) => delete containerOf(all, 'catalog').securityContext?.readOnlyRootFilesystem,
  ],
  ['a container with capabilities', /keeps capabilities/, (all) => delete containerOf(all, 'catalog').securityContext?.capabilities],
  [
    'a privileged container',
    /is privileged, adds capabilities or runs as root/,
    (all) => put(containerOf(all, 'catalog').securityContext, { privileged: true }),
  ],

  ['an image called latest', /image without a version/, (all) => put(containerOf(all, 'mongodb'), { image: 'mongo:latest' })],
  [
    'an image without a tag',
    /image without a version/,
    (all) => put(containerOf(all, 'mongodb'), { image: 'registry.example:5000/mongo' }),
  ],
  ['no memory limit', /no limit of memory/, (all) => delete containerOf(all, 'media').resources?.limits?.memory],
  ['no cpu request', /no request or no limit of cpu/, (all) => delete containerOf(all, 'gateway').resources?.requests?.cpu],
  [
    'a request above its limit',
    /requests more memory than its limit/,
    (all) => put(containerOf(all, 'media').resources?.requests, { memory: '2Gi' }),
  ],
  ['no readiness probe', /frontend-public: app has no readinessProbe/, (all) => delete containerOf(all, 'frontend-public').readinessProbe],
  ['no startup probe', /storage has no startupProbe/, (all) => delete containerOf(all, 'storage').startupProbe],
  [
    'a probe on a port that is not there',
    /livenessProbe on a port that the container does not declare: operations/,
    (all) => put(containerOf(all, 'auth').livenessProbe?.httpGet, { port: 'operations' }),
  ],
];
