import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { demoLock } from './lock.testing.ts';
import { reachedFrom } from './lock.ts';
import { sbomOf } from './sbom.ts';

const ROOTS = ['services/reef'];
const web = 'pkg:npm/%40scope/web@2.0.0';

describe('the bill of materials', () => {
  const sbom = sbomOf(demoLock(), ROOTS, 'reef', '/nowhere');

  it('is CycloneDX 1.6 of what the workspaces reach in production, each package in each of its versions once', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { name: 'reef', version: '1.0.0' } },
    });
    expect(sbom.components.map((component) => component.purl)).toEqual([
      'pkg:npm/%40demo/kit@1.0.0',
      'pkg:npm/%40demo/reef@1.0.0',
      web,
      'pkg:npm/driver@3.1.0',
      'pkg:npm/old@1.2.0',
      'pkg:npm/old@2.5.0',
      'pkg:npm/web-darwin@2.0.0',
      'pkg:npm/web-linux@2.0.0',
    ]);
  });

  it('says of each what it is by, under which licence, and whether it may be left out', () => {
    const component = (purl: string) => sbom.components.find((one) => one.purl === purl);
    expect(component('pkg:npm/driver@3.1.0')).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/driver@3.1.0',
      name: 'driver',
      version: '3.1.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
      licenses: [{ license: { id: 'Apache-2.0' } }],
      purl: 'pkg:npm/driver@3.1.0',
    });
    expect(component('pkg:npm/web-linux@2.0.0')?.scope).toBe('optional');
    const doubly = demoLock({ 'node_modules/driver': { version: '3.1.0', license: '(MIT OR CC0-1.0)' } });
    const licences = sbomOf(doubly, ROOTS, 'reef', '/nowhere').components.find(({ name }) => name === 'driver')?.licenses;
    expect(licences).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
  });

  it('says what needs what, as Node would find it', () => {
    const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect(needs.get('app:reef@1.0.0')).toEqual(['pkg:npm/%40demo/reef@1.0.0']);
    expect(needs.get('pkg:npm/%40demo/reef@1.0.0')).toEqual(['pkg:npm/%40demo/kit@1.0.0', 'pkg:npm/old@1.2.0']);
    expect(needs.get(web)).toEqual(['pkg:npm/driver@3.1.0', 'pkg:npm/old@2.5.0', 'pkg:npm/web-darwin@2.0.0', 'pkg:npm/web-linux@2.0.0']);
    expect([...needs.keys()].slice(1)).toEqual(sbom.components.map((component) => component['bom-ref']));
  });

  it('refuses a lock that does not hold what is needed', () => {
    const lock = demoLock();
    const { 'node_modules/driver': _, ...packages } = lock.packages;
    expect(() => reachedFrom({ packages }, ROOTS)).toThrow('node_modules/@scope/web needs driver, which package-lock.json does not hold.');
    expect(() => reachedFrom(lock, ['services/cave'])).toThrow('does not know services/cave');
  });

  it('is written of this repository, for each image and for all, without time, place or registry', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-sbom-'));
    const script = join(repositoryRoot, 'dev/src/sbom.ts');
    const read = (name: string): string => readFileSync(join(folder, `${name}.cdx.json`), 'utf8');
    try {
      execFileSync(process.execPath, [script, '--into', folder], { stdio: 'pipe' });
      const names = [
        'admin',
        'auth',
        'backup',
        'bookings',
        'catalog',
        'gateway',
        'media',
        'public',
        'reefdesk',
        'renderer',
        'setup',
        'shell',
        'site',
        'testimonials',
      ];
      expect(readdirSync(folder)).toEqual(names.map((name) => `${name}.cdx.json`));
      // What an image's build writes, elsewhere and without the packages of the development tools.
      const inImage = execFileSync(process.execPath, [script, '--of', 'services/catalog'], { cwd: tmpdir(), encoding: 'utf8', env: {} });
      expect(inImage).toBe(read('catalog'));
      expect(inImage).toContain('"pkg:npm/mongodb@');
      for (const name of names) expect(read(name)).not.toMatch(/timestamp|serialNumber|"jest|"purl": "pkg:npm\/biome/);
      const addresses = names.flatMap((name) => read(name).match(/https?:[^"]*/g) ?? []);
      expect(new Set(addresses)).toEqual(new Set(['http://cyclonedx.org/schema/bom-1.6.schema.json']));
      for (const name of names) expect(read(name)).not.toContain(repositoryRoot);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
