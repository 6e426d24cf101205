// `npm run new -- resource NAME --in SERVICE`: a resource that admins edit and visitors read, from the contract to the screens.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '@reefdesk/embedded-stack/errors';
import { writeAdminEntries } from './admin-entries.ts';
import { writeNatsAuthorization } from './nats-authorization.ts';
import { capitalised, namesOf } from './resource-names.ts';
import { filled, writeTemplates } from './templates.ts';
import { addImport, change, insertBefore } from './text.ts';

type Names = Readonly<Record<string, string>>;
type Dependencies = Record<string, string>;
type Lock = { packages: Record<string, { version?: string; dependencies?: Dependencies; devDependencies?: Dependencies }> };

/** Auth owns accounts, sessions and tokens, so it gets no content. */
const NOT_FOR_CONTENT = 'auth';
const NOT_FOUND = { en: ' not found', id: ' tidak ditemukan', cn: ' 不存在' };
const NEEDED = { dependencies: ['@nestjs/mongoose', '@reefdesk/contracts', 'mongoose'], devDependencies: ['@types/express'] };

/** Writes the resource into the repository at `root`. Returns the written and changed files. Throws a StackError if it cannot be added. */
export async function newResource(root: string, name: string, service: string): Promise<string[]> {
  const names: Names = { ...namesOf(name), service, Service: capitalised(service) };
  if (service === NOT_FOR_CONTENT || !existsSync(join(root, 'services', service, 'src/app.module.ts')))
    throw new StackError(`There is no service ${service} that could hold ${name}.`);
  if (existsSync(join(root, `packages/contracts/src/${name}`))) throw new StackError(`There are ${name} already.`);
  const written = writeTemplates('resource', root, names);
  const changed = [
    ...writeContract(root, names),
    ...writeService(root, names),
    ...writeAdminEntries(root, names),
    ...writeTests(root, names),
    ...writeManifest(root, names),
  ];
  await writeNatsAuthorization(root);
  return [...written, ...changed];
}

function writeContract(root: string, names: Names): string[] {
  const { service, dive_site: one, diveSites, DiveSites, 'Dive site': called } = names;
  const errors = 'packages/contracts/src/errors/errors.ts';
  const calls = 'packages/contracts/src/api.ts';
  const tags = 'packages/web-kit/src/api/api.ts';
  const messages = `packages/contracts/src/messages/${service}.messages.ts`;
  const texts = Object.entries(NOT_FOUND).map(([language, text]) => {
    const file = `packages/web-kit/src/locales/${language}/errors.json`;
    insertBefore(join(root, file), '  "image_not_found"', `  "${one}_not_found": "${called}${text}",\n`);
    return file;
  });
  insertBefore(join(root, errors), '  image_not_found:', `  ${one}_not_found: { status: 404, text: '${called} not found' },\n`);
  // The new entry goes before the first one, because the list may end on a line of its own.
  insertBefore(join(root, tags), "'Travels'", `'${DiveSites}', `, 'tagTypes: [');
  addImport(join(root, calls), String(diveSites), `./${names['dive-sites']}/endpoints.ts`);
  addEndpoints(join(root, calls), String(service), String(diveSites));
  const known = existsSync(join(root, messages)) ? readFileSync(join(root, messages), 'utf8') : `import { event } from './message.ts';\n\n`;
  const event = `export const ${DiveSites}Changed = event<{ id: string }>('${service}.${names['dive-sites']}.changed');\n`;
  writeFileSync(join(root, messages), known + event);
  return [errors, calls, tags, messages, ...texts];
}

function addEndpoints(file: string, service: string, endpoints: string): void {
  const row = new RegExp(`(?<=^  ${service}: byRoute\\()[^)]*(?=\\),$)`, 'm');
  const isKnown = row.test(readFileSync(file, 'utf8'));
  if (isKnown)
    change(file, row, (known) => (known.includes('\n') ? `${known.trimEnd()}\n    ${endpoints},\n  ` : `${known}, ${endpoints}`));
  else insertBefore(file, '};\n\ntype Every', `  ${service}: byRoute(${endpoints}),\n`);
  insertBefore(file, '\n  | Every<typeof TRASH>', `\n  | typeof ${endpoints}`);
}

function writeService(root: string, names: Names): string[] {
  const { service, DiveSites, 'dive-sites': folder } = names;
  const module = `services/${service}/src/app.module.ts`;
  const define = `services/${service}/src/define.ts`;
  const own = `services/${service}/package.json`;
  addImport(join(root, module), `${DiveSites}Module`, `./${folder}/${folder}.module.ts`);
  change(join(root, module), new RegExp(`mongoModule\\('${service}', env[^)]*\\)`), (first) => `${first}, ${DiveSites}Module`);
  if (!readFileSync(join(root, define), 'utf8').includes('endpoints:')) {
    addImport(join(root, define), 'ENDPOINTS', '@reefdesk/contracts/api');
    change(join(root, define), /(?<=module: AppModule\.forRoot\(env\))/, () => `, endpoints: ENDPOINTS.${service}`);
  }
  addDependencies(root, String(service), own);
  return [module, define, own];
}

function addDependencies(root: string, service: string, file: string): void {
  const write = (path: string, content: object) => writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const own = JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock['packages'][string];
  const entry = lock.packages[`services/${service}`] ?? {};
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const needed = NEEDED[kind].map((name) => [name, versionOf(name, lock)] as const);
    own[kind] = sorted({ ...Object.fromEntries(needed), ...own[kind] });
    entry[kind] = sorted({ ...Object.fromEntries(needed), ...entry[kind] });
  }
  write(file, own);
  write('package-lock.json', lock);
}

/** Version of a package from the registry, or of a workspace, which the lock file only links. */
function versionOf(name: string, { packages }: Lock): string {
  const version = packages[`node_modules/${name}`]?.version ?? packages[name.replace('@reefdesk/', 'packages/')]?.version;
  if (!version) throw new Error(`The lock file has no ${name}`);
  return version;
}

function sorted(dependencies: Dependencies): Dependencies {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function writeManifest(root: string, names: Names): string[] {
  const { service, DiveSites, 'dive-sites': route, dive_sites: collection } = names;
  const file = 'packages/system/src/services.ts';
  addImport(join(root, file), `${DiveSites}Changed`, `@reefdesk/contracts/messages/${service}.messages`);
  change(join(root, file), new RegExp(`^const ${service} = \\{[^]*?^\\} as const`, 'm'), (entry) =>
    entry
      .replace(/(?<=events: \[)/, `{ event: ${DiveSites}Changed, changes: ['${route}'] },`)
      .replace(/(?<=collections: \[)/, `{ name: '${collection}', imagePaths: [] },`),
  );
  return [file];
}

function writeTests(root: string, names: Names): string[] {
  const steps = 'e2e/api/openapi/content-steps.ts';
  const shapes = 'packages/test-kit/src/fuzz/shapes.ts';
  insertBefore(join(root, steps), '];\n\nexport const TESTIMONIAL_STEPS', filled('inserts/steps.ts', names));
  insertBefore(join(root, shapes), '  };\n  return shapes', filled('inserts/shapes.ts', names));
  const access = 'e2e/api/matrix/expected-access.ts';
  insertBefore(join(root, access), "  'GET /api/gallery-slides'", filled('inserts/expected-access.ts', names));
  return [steps, shapes, access];
}
