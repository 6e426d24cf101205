/**
 * The schemas are published as ES modules only.
 * @jest-environment-options {"customExportConditions": ["reefdesk-source", "import", "node", "node-addons"]}
 */
import { BROKEN_LINKS } from './broken/links.ts';
import { BROKEN_PODS } from './broken/pods.ts';
import { BROKEN_FOR_SERVERS } from './broken/server.ts';
import { type Manifest, ofKind } from './manifest.ts';
import { Kustomizer } from './render.ts';
import { violationsIn } from './rules/every-rule.ts';

describe('rules for manifests', () => {
  const kustomizer = new Kustomizer();
  let production: Manifest[];

  beforeAll(async () => {
    production = await kustomizer.render('production');
  }, 60_000);

  afterAll(() => kustomizer.remove());

  it.each([...BROKEN_PODS, ...BROKEN_LINKS, ...BROKEN_FOR_SERVERS])('reject %s', (_, said, change) => {
    const manifests = structuredClone(production);
    change(manifests);
    expect(violationsIn(manifests)).toContainEqual(expect.stringMatching(said));
  });

  it('accept the unchanged manifests', () => {
    expect(violationsIn(structuredClone(production))).toEqual([]);
    expect(ofKind(production, 'Deployment')).toHaveLength(11);
  });
});
