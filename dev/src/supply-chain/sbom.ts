import { licenceOf } from './licence.ts';
import { compare, type Lock, type Reached, reachedFrom } from './lock.ts';

export interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope?: 'required' | 'optional';
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/** CycloneDX 1.6. It holds no time, no serial number and no place, so that the same lock makes the same bytes everywhere. */
export interface Sbom {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { lifecycles: { phase: string }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** What the workspaces ROOTS reach in production, as the application NAME. */
export function sbomOf(lock: Lock, roots: readonly string[], name: string, root: string): Sbom {
  const reached = [...reachedFrom(lock, roots).values()];
  const version = lock.packages['']?.version ?? '0.0.0';
  const application: Component = {
    type: 'application',
    'bom-ref': `app:${name}@${version}`,
    name,
    version,
    purl: purlOf({ name, version }),
  };
  const refs = new Map(reached.map((one) => [one.folder, purlOf(one)]));
  const refsOf = (folders: Iterable<string>): string[] => [...new Set([...folders].map((folder) => refs.get(folder) ?? ''))].sort(compare);
  // One package may be installed in several folders, each with needs of its own.
  const byRef = new Map<string, Reached[]>();
  for (const one of reached) byRef.set(purlOf(one), [...(byRef.get(purlOf(one)) ?? []), one]);
  const inOrder = [...byRef].sort(([one], [other]) => compare(one, other));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: application },
    components: inOrder.map(([ref, [first]]) => componentOf(ref, first as Reached, root)),
    dependencies: [
      { ref: application['bom-ref'], dependsOn: refsOf(roots) },
      ...inOrder.map(([ref, same]) => ({ ref, dependsOn: refsOf(same.flatMap(({ needs }) => needs)) })),
    ],
  };
}

function componentOf(ref: string, reached: Reached, root: string): Component {
  const { name, version, isWorkspace, locked } = reached;
  const licence = isWorkspace ? '' : licenceOf(reached, root);
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    scope: locked.optional ? 'optional' : 'required',
    ...(locked.integrity && { hashes: hashesOf(locked.integrity) }),
    ...(licence && { licenses: [licenceEntry(licence)] }),
    purl: ref,
  };
}

function licenceEntry(licence: string): NonNullable<Component['licenses']>[number] {
  if (/ (AND|OR|WITH) /.test(licence)) return { expression: licence };
  return { license: /^[\w.+-]+$/.test(licence) ? { id: licence } : { name: licence } };
}

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(/\s+/).flatMap((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    const alg = ALGORITHMS[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
}

/** As in the specification of package URLs: only the sign of a scope has to be written otherwise. */
function purlOf({ name, version }: Pick<Reached, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
