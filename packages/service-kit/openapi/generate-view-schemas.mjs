/**
 * Makes JSON schemas from the views and the error body of packages/contracts, with their comments as descriptions.
 * `npm run schemas` writes them to src/openapi/view-schemas.ts; a unit test compares.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const CONTRACTS = resolve(import.meta.dirname, '../../contracts');
const TARGET = resolve(import.meta.dirname, '../src/openapi/view-schemas.ts');
const ROOT = resolve(import.meta.dirname, '../../..');

/** What answers are made of; everything these refer to comes along. */
const WANTED = /(View|Answer|ErrorBody)$/;
const IN_GENERATOR = '#/definitions/';
const IN_DOCUMENT = '#/components/schemas/';

/** Name → JSON schema (2020-12, as OpenAPI 3.1 reads it); no unknown properties. */
export function generateViewSchemas() {
  const { definitions } = createGenerator({
    path: join(CONTRACTS, 'src/*.ts'),
    tsconfig: join(CONTRACTS, 'tsconfig.json'),
    type: '*',
    expose: 'export',
    jsDoc: 'extended',
    additionalProperties: false,
    // Types are checked by the build, with the compiler of the build.
    skipTypeCheck: true,
    encodeRefs: false,
  }).createSchema('*');
  const names = new Set();
  const take = (name) => {
    if (names.has(name)) return;
    names.add(name);
    for (const [, other] of JSON.stringify(definitions[name]).matchAll(/"#\/definitions\/([^"]+)"/g)) take(other);
  };
  for (const name of Object.keys(definitions)) if (WANTED.test(name)) take(name);
  const schemas = Object.fromEntries([...names].sort().map((name) => [name, definitions[name]]));
  return JSON.parse(JSON.stringify(schemas).replaceAll(IN_GENERATOR, IN_DOCUMENT));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const head = '// Made from packages/contracts by `npm run schemas`; not edited by hand.\n';
  writeFileSync(TARGET, `${head}export const VIEW_SCHEMAS = ${JSON.stringify(generateViewSchemas(), null, 2)};\n`);
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', TARGET], { stdio: 'inherit', cwd: ROOT });
}
