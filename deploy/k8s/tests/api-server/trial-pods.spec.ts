import type { Manifest } from '../manifest.ts';
import { trialPods } from './trial-pods.ts';

const template = {
  metadata: { labels: { 'app.kubernetes.io/name': 'storage' } },
  spec: { serviceAccountName: 'storage', containers: [{ name: 'storage' }], volumes: [{ name: 'tmp', emptyDir: {} }] },
};
const set: Manifest = {
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: { name: 'storage', namespace: 'reefdesk' },
  spec: { template, volumeClaimTemplates: [{ metadata: { name: 'data' } }] },
};
const cronJob: Manifest = {
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name: 'backup', namespace: 'reefdesk' },
  spec: { jobTemplate: { spec: { template } } },
};

it("a trial pod has the template's spec with its volume claims and the default service account", () => {
  expect(trialPods([set, { apiVersion: 'v1', kind: 'Service', metadata: { name: 'storage' }, spec: {} }])).toEqual([
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'statefulset-storage-on-trial', namespace: 'reefdesk', labels: template.metadata.labels },
      spec: {
        containers: [{ name: 'storage' }],
        volumes: [
          { name: 'tmp', emptyDir: {} },
          { name: 'data', persistentVolumeClaim: { claimName: 'data' } },
        ],
      },
    },
  ]);
});

it('trial pods of different kinds with the same name have different names', () => {
  const names = trialPods([set, cronJob, { ...set, kind: 'Deployment' }]).map(({ metadata }) => metadata.name);
  expect(names).toEqual(['statefulset-storage-on-trial', 'cronjob-backup-on-trial', 'deployment-storage-on-trial']);
});
