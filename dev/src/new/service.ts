// `npm run new -- service NAME`: adds a running, tested service to every place that lists services.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '@reefdesk/embedded-stack/errors';
import { writeNatsAuthorization } from './nats-authorization.ts';
import { capitalised } from './resource-names.ts';
import { filled, writeTemplates } from './templates.ts';
import { insertBefore } from './text.ts';

/** Valid as a database, NATS subject, variable and host name. */
const NAME = /^[a-z]{3,20}$/;

type Lock = { packages: Record<string, Record<string, unknown>> };

/** Adds the service to the repository at ROOT; throws a StackError on an invalid name. */
export async function newService(root: string, name: string): Promise<void> {
  if (!NAME.test(name)) throw new StackError(`A service is named by 3 to 20 small letters; "${name}" is not.`);
  if (existsSync(join(root, 'services', name))) throw new StackError(`There is a service ${name} already.`);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFolder(root, name, lock);
  register(root, name, lock);
  writeManifest(root, name);
  writeCompose(root, name);
  insertBefore(join(root, 'deploy/k8s/base/kustomization.yaml'), '  - ../../../services/media/', `  - ../../../services/${name}/deploy\n`);
  await writeNatsAuthorization(root);
}

function writeFolder(root: string, name: string, { packages }: Lock): void {
  const versions = Object.entries(packages).map(([folder, { version }]) => [
    `version:${folder.replace('node_modules/', '')}`,
    String(version),
  ]);
  writeTemplates('service', join(root, 'services', name), { ...Object.fromEntries(versions), name, Name: capitalised(name) });
}

/** Registers the workspace in npm's lock, in node_modules and for the compiler, as `npm install` would. */
function register(root: string, name: string, lock: Lock): void {
  const {
    name: packageName,
    version,
    dependencies,
  } = JSON.parse(readFileSync(join(root, 'services', name, 'package.json'), 'utf8')) as Record<string, unknown>;
  lock.packages[`services/${name}`] = { name: packageName, version, dependencies };
  lock.packages[`node_modules/${packageName}`] = { resolved: `services/${name}`, link: true };
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  const link = join(root, 'node_modules', String(packageName));
  if (!existsSync(link)) symlinkSync(`../../services/${name}`, link);
  insertBefore(join(root, 'tsconfig.json'), '    {\n      "path": "services/media"', `    {\n      "path": "services/${name}"\n    },\n`);
}

function writeManifest(root: string, name: string): void {
  const file = join(root, 'packages/system/src/services.ts');
  const places = [...readFileSync(file, 'utf8').matchAll(/portsOf\((\d+)\)/g)].map(([, place]) => Number(place));
  const place = Math.max(...places) + 1;
  insertBefore(file, 'const site = {', filled('manifest.ts', { name, place: String(place) }));
  insertBefore(file, 'media }', `${name}, `, 'const services = {');
}

function writeCompose(root: string, name: string): void {
  const file = join(root, 'docker-compose.yml');
  insertBefore(file, '      frontend-shell: { condition', `      ${name}: { condition: service_healthy }\n`);
  insertBefore(file, '  # ── frontends', filled('compose.yml', { name }));
  insertBefore(file, '      - secrets-gateway:/run/reefdesk/gateway', `      - secrets-${name}:/run/reefdesk/${name}\n`);
  insertBefore(file, 'media', `${name}, `, '- names: [gateway');
  insertBefore(file, '  secrets-gateway:', `  secrets-${name}:\n`, '\nvolumes:');
}
