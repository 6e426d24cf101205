// `npm run check:api-server [-- OPTIONS OF KUBECTL]`: validates all overlays and component combinations by a server-side dry run.
import { writeCombinations } from '../combinations.ts';
import type { Manifest } from '../manifest.ts';
import { kubectl as isThere, Kustomizer } from '../render.ts';
import { discover, type Kubectl, kubectlWith, tried } from './kubectl.ts';
import { apiVersionsOf, fitTo } from './older-server.ts';
import { isTaken, outcomeOf, told } from './outcome.ts';
import { trialPods } from './trial-pods.ts';

const NAMESPACE = 'reefdesk';

async function check(kubectl: Kubectl, rendered: readonly (readonly [overlay: string, manifests: Manifest[]])[]): Promise<boolean> {
  const server = await discover(kubectl, apiVersionsOf(rendered.flatMap(([, manifests]) => manifests)));
  console.log(`API server ${server.version}`);
  const notes = new Set<string>();
  let areTaken = true;
  for (const [overlay, manifests] of rendered) {
    const fitted = fitTo(server, manifests);
    for (const note of fitted.notes) notes.add(note);
    const pods = trialPods(fitted.sent);
    const counts = { all: manifests.length, sent: fitted.sent.length, pods: pods.length };
    const outcome = outcomeOf(overlay, counts, await tried(kubectl, [...fitted.sent, ...pods]));
    console.log(told(outcome));
    areTaken &&= isTaken(outcome);
  }
  if (notes.size > 0) console.log(['What this server does not know:', ...[...notes].sort()].join('\n    '));
  return areTaken;
}

/** A dry run creates no namespace, and the server rejects all objects of a missing one. */
async function requireNamespace(kubectl: Kubectl): Promise<void> {
  const { code, error } = await kubectl(['get', 'namespace', NAMESPACE, '--output=name']);
  if (code !== 0) throw new Error(`${error.trim()}\nMake it first: kubectl apply -f deploy/k8s/base/namespace.yaml`);
}

async function main(options: readonly string[]): Promise<number> {
  if (!isThere) throw new Error('This needs kubectl.');
  const kubectl = kubectlWith(options);
  await requireNamespace(kubectl);
  const kustomizer = new Kustomizer();
  try {
    const overlays = ['production', 'local', ...writeCombinations(kustomizer)];
    const rendered = await kustomizer.renderAll(overlays);
    return (await check(
      kubectl,
      overlays.map((overlay) => [overlay, rendered.get(overlay) ?? []]),
    ))
      ? 0
      : 1;
  } finally {
    kustomizer.remove();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
