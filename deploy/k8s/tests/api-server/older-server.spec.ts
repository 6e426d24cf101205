import type { Manifest } from '../manifest.ts';
import { type ApiServer, apiVersionsOf, fitTo } from './older-server.ts';

const metadata = { name: 'auth' };
const budget: Manifest = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata,
  spec: { maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' },
};
const autoscaler: Manifest = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata, spec: { maxReplicas: 6 } };
const deployment: Manifest = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata,
  spec: {
    minReadySeconds: 5,
    template: {
      spec: { containers: [], topologySpreadConstraints: [{ maxSkew: 1, matchLabelKeys: ['pod-template-hash'] }, { maxSkew: 2 }] },
    },
  },
};
const set: Manifest = { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata, spec: { minReadySeconds: 30, template: { spec: {} } } };
const cronJob: Manifest = {
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata,
  spec: { jobTemplate: { spec: { podFailurePolicy: { rules: [] }, template: { spec: {} } } } },
};
const certificate: Manifest = { apiVersion: 'cert-manager.io/v1', kind: 'Certificate', metadata, spec: {} };
const ALL = [budget, autoscaler, deployment, set, cronJob, certificate];

function server(version: string, kinds: Record<string, string[]>): ApiServer {
  return { version, kinds: new Map(Object.entries(kinds).map(([apiVersion, names]) => [apiVersion, new Set(names)])) };
}

const OLD = server('v1.20.2', {
  'apps/v1': ['Deployment', 'StatefulSet'],
  'autoscaling/v2': [],
  'autoscaling/v2beta2': ['HorizontalPodAutoscaler'],
  'batch/v1': ['Job'],
  'batch/v1beta1': ['CronJob'],
  'policy/v1beta1': ['PodDisruptionBudget'],
});
const NEW = server('v1.27.0', {
  'apps/v1': ['Deployment', 'StatefulSet'],
  'autoscaling/v2': ['HorizontalPodAutoscaler'],
  'batch/v1': ['CronJob', 'Job'],
  'batch/v1beta1': ['CronJob'],
  'cert-manager.io/v1': ['Certificate'],
  'policy/v1': ['PodDisruptionBudget'],
});

describe('manifests for an API server', () => {
  it('stay unchanged if the server knows them', () => {
    expect(fitTo(NEW, ALL)).toEqual({ sent: ALL, notes: [] });
  });

  it('use former API versions without newer fields on an older server', () => {
    const { sent } = fitTo(OLD, ALL);
    expect(sent).toEqual([
      { ...budget, apiVersion: 'policy/v1beta1', spec: { maxUnavailable: 1 } },
      { ...autoscaler, apiVersion: 'autoscaling/v2beta2' },
      {
        ...deployment,
        spec: { minReadySeconds: 5, template: { spec: { containers: [], topologySpreadConstraints: [{ maxSkew: 1 }, { maxSkew: 2 }] } } },
      },
      { ...set, spec: { template: { spec: {} } } },
      { ...cronJob, apiVersion: 'batch/v1beta1', spec: { jobTemplate: { spec: { template: { spec: {} } } } } },
    ]);
  });

  it('come with one note for each difference', () => {
    expect(fitTo(OLD, [...ALL, ...ALL]).notes).toEqual([
      'policy/v1 PodDisruptionBudget sent as policy/v1beta1',
      'policy/v1 PodDisruptionBudget sent without unhealthyPodEvictionPolicy',
      'autoscaling/v2 HorizontalPodAutoscaler sent as autoscaling/v2beta2',
      'apps/v1 Deployment sent without matchLabelKeys',
      'apps/v1 StatefulSet sent without minReadySeconds',
      'batch/v1 CronJob sent as batch/v1beta1',
      'batch/v1 CronJob sent without podFailurePolicy',
      'cert-manager.io/v1 Certificate left out',
    ]);
  });

  it('do not modify the rendered ones', () => {
    const before = structuredClone(ALL);
    fitTo(OLD, ALL);
    expect(ALL).toEqual(before);
  });

  it('keep unknown versions and fields, so that the server rejects them', () => {
    const unknown = { ...deployment, apiVersion: 'apps/v2' };
    const misspelt = { ...budget, spec: { maxUnavailible: 1 } };
    expect(fitTo(NEW, [unknown, misspelt])).toEqual({ sent: [unknown, misspelt], notes: [] });
  });

  it('keep each field from the version that introduced it', () => {
    const without = (version: string) => fitTo({ ...NEW, version }, ALL).notes.map((note) => note.split(' without ')[1]);
    expect(without('v1.22.17')).toEqual(['unhealthyPodEvictionPolicy', 'matchLabelKeys', 'minReadySeconds', 'podFailurePolicy']);
    expect(without('v1.23.0+k3s1')).toEqual(['unhealthyPodEvictionPolicy', 'matchLabelKeys', 'podFailurePolicy']);
    expect(without('v1.26.1-gke.200')).toEqual(['unhealthyPodEvictionPolicy', 'matchLabelKeys']);
    expect(() => without('latest')).toThrow('no version of Kubernetes 1: latest');
  });

  it('need every current and former API version of their kinds', () => {
    expect(apiVersionsOf([...ALL, budget])).toEqual([
      'apps/v1',
      'autoscaling/v2',
      'autoscaling/v2beta2',
      'batch/v1',
      'batch/v1beta1',
      'cert-manager.io/v1',
      'policy/v1',
      'policy/v1beta1',
    ]);
  });
});
