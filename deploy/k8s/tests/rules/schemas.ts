// Schemas of all kinds in use. Any other kind or apiVersion, such as a misspelt or removed one, is rejected.
import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as horizontalPodAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as cronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as persistentVolumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as serviceAccount } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as podDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { type Manifest, title } from '../manifest.ts';

type Validate = ((data: unknown) => boolean) & { errors?: { instancePath: string; keyword: string; params: object }[] };

/** Adapts a package that exports a model instead of a schema. Fields that the model does not read count as unknown. */
function validatedBy(Model: new (data: never) => { validate(): void }): Validate {
  const validate: Validate = (data) => {
    try {
      new Model(data as never).validate();
      return true;
    } catch (error) {
      validate.errors = (error as { errors?: Validate['errors'] }).errors ?? [{ instancePath: '', keyword: String(error), params: {} }];
      return false;
    }
  };
  return validate;
}

const KINDS: Readonly<Record<string, Validate>> = {
  'apps/v1 Deployment': deployment,
  'apps/v1 StatefulSet': statefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': horizontalPodAutoscaler,
  'batch/v1 CronJob': cronJob,
  'batch/v1 Job': job,
  'cert-manager.io/v1 Certificate': validatedBy(Certificate),
  'cert-manager.io/v1 Issuer': validatedBy(Issuer),
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': podDisruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 PersistentVolumeClaim': persistentVolumeClaim,
  'v1 Secret': secret,
  'v1 Service': service,
  'v1 ServiceAccount': serviceAccount,
};

export function schemaViolations(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap((manifest) => faultsOf(manifest).map((violation) => `${title(manifest)}: ${violation}`));
}

function faultsOf(manifest: Manifest): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const validate = KINDS[kind];
  if (!validate) return [`${kind} is not among the kinds we use`];
  const read = new Set<string>();
  const isValid = validate(watched(manifest, '', read));
  if (!isValid)
    return (validate.errors ?? []).map(
      ({ instancePath, keyword, params }) => `${instancePath} is invalid: ${keyword} ${JSON.stringify(params)}`,
    );
  return unread(manifest, '', read).map((path) => `${path} is an unknown field`);
}

/** Records each field that is read, because the schemas silently ignore unknown ones. */
function watched<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      read.add(`${path}.${key}`);
      return watched(inner, `${path}.${key}`, read);
    },
  });
}

function unread(value: unknown, path: string, read: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    read.has(`${path}.${key}`) ? unread(inner, `${path}.${key}`, read) : [`${path}.${key}`],
  );
}
