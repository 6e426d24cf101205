// Names and uniqueness that an API server requires and no schema checks.
import { type Container, containersOf, type Manifest, ofKind, title, type Workload, workloads } from '../manifest.ts';
import { unless } from './pods.ts';

const LABEL_KEY = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?\/)?[A-Za-z0-9]([\w.-]{0,61}[A-Za-z0-9])?$/;
const LABEL_VALUE = /^([A-Za-z0-9]([\w.-]{0,61}[A-Za-z0-9])?)?$/;
const PORT_NAME = /^(?=.*[a-z])(?!.*--)[a-z0-9]([a-z0-9-]{0,13}[a-z0-9])?$/;
const VARIABLE_NAME = /^[-._a-zA-Z][-._a-zA-Z0-9]*$/;

export function nameViolations(manifests: readonly Manifest[]): string[] {
  const namespaces = [undefined, ...ofKind(manifests, 'Namespace').map(({ metadata }) => metadata.name)];
  return [
    ...manifests.flatMap((manifest) =>
      unless(namespaces.includes(manifest.metadata.namespace), `${title(manifest)}: is in a namespace that is not there`),
    ),
    ...manifests.flatMap((manifest) => labelViolations(manifest.metadata.labels).map((violation) => `${title(manifest)}: ${violation}`)),
    ...twice(manifests.map(title)).map((name) => `${name}: is there twice`),
    ...workloads(manifests).flatMap((workload) => ofWorkload(workload).map((violation) => `${workload.name}: ${violation}`)),
    ...ofKind(manifests, 'Service').flatMap((service) => serviceViolations(service).map((violation) => `${title(service)}: ${violation}`)),
  ];
}

function ofWorkload(workload: Workload): string[] {
  const { labels, pod } = workload;
  const spread = (pod.topologySpreadConstraints ?? []).map((one) => `${one.topologyKey} ${one.whenUnsatisfiable}`);
  return [
    ...labelViolations(labels),
    ...twice(containersOf(workload).map(({ name }) => name)).map((name) => `has two containers ${name}`),
    ...twice((pod.volumes ?? []).map(({ name }) => name)).map((name) => `has two volumes ${name}`),
    ...twice(spread).map((name) => `is spread twice by ${name}`),
    ...containersOf(workload).flatMap(containerViolations),
  ];
}

function containerViolations({ name, ports = [], env = [], volumeMounts = [] }: Container): string[] {
  const portNames = ports.flatMap((port) => (port.name === undefined ? [] : [port.name]));
  return [
    ...portNames.flatMap((port) => unless(PORT_NAME.test(port), `${name} gives a port a name that is none: ${port}`)),
    ...twice(portNames).map((port) => `${name} has two ports ${port}`),
    ...env.flatMap((variable) => unless(VARIABLE_NAME.test(variable.name), `${name} has a variable whose name is none: ${variable.name}`)),
    ...twice(volumeMounts.map(({ mountPath }) => mountPath)).map((path) => `${name} mounts two volumes at ${path}`),
  ];
}

function serviceViolations({ spec }: Manifest): string[] {
  const ports: { name?: string; port: number; protocol?: string }[] = spec.ports;
  return [
    ...unless([undefined, 'None'].includes(spec.clusterIP), `names an address of its own: ${spec.clusterIP}`),
    ...unless(ports.length < 2 || ports.every(({ name }) => name), 'has several ports, and one without a name'),
    ...twice(ports.map(({ port, protocol = 'TCP' }) => `${protocol} ${port}`)).map((port) => `has two ports ${port}`),
  ];
}

function labelViolations(labels: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(labels).flatMap(([key, value]) =>
    unless(LABEL_KEY.test(key) && LABEL_VALUE.test(value), `has a label that is none: ${key}=${value}`),
  );
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) < at);
}
