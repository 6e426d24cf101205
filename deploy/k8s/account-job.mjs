// Turns a command for accounts into a Kubernetes job, for a cluster in which auth does not run. Needs only Node 20.11.
//   k get deployment auth -o json | node deploy/k8s/account-job.mjs enable --email owner@example.com | k create -f -
// The job has the image, secrets and network access of auth's pods. Its log has the output. See docs/operations.md.
import { text } from 'node:stream/consumers';

const KEPT_FOR_SECONDS = 3_600;

const args = process.argv.slice(2);
const deployment = JSON.parse(await text(process.stdin));
if (deployment.kind !== 'Deployment' || args.length === 0) {
  console.error('Give it the Deployment of auth, and a command such as: enable --email owner@example.com');
  process.exit(1);
}
console.log(JSON.stringify(jobOf(deployment), null, 2));

function jobOf({ metadata, spec: { template } }) {
  const { containers, topologySpreadConstraints: _, terminationGracePeriodSeconds: __, ...pod } = template.spec;
  const name = `${metadata.name}-command`;
  const labels = labelsOf(template.metadata.labels, name);
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { generateName: `${name}-`, namespace: metadata.namespace, labels },
    spec: {
      backoffLimit: 0,
      ttlSecondsAfterFinished: KEPT_FOR_SECONDS,
      template: { metadata: { labels }, spec: { ...pod, restartPolicy: 'Never', containers: containers.map(commandOf) } },
    },
  };
}

/** Keeps auth's network access, but another name, and no labels by which services or scrapers select the pod. */
function labelsOf({ 'reefdesk/service': _, 'reefdesk/measured': __, ...labels }, name) {
  return { ...labels, 'app.kubernetes.io/name': name };
}

function commandOf({ name, image, imagePullPolicy, env, envFrom, resources, securityContext, volumeMounts }) {
  const command = ['node', '--enable-source-maps', 'dist/cli.js', ...args];
  return { name, image, imagePullPolicy, command, env, envFrom, resources, securityContext, volumeMounts };
}
