import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = path.resolve(__dirname, '../../../..');
/** Packages whose texts each package may use. */
const KITS = { 'packages/web-kit': [], 'packages/forms': ['packages/web-kit'] } as const;
const BOTH = ['packages/forms', 'packages/web-kit'];
const REACH: Readonly<Record<string, readonly string[]>> = {
  ...KITS,
  'frontends/shell': ['packages/web-kit'],
  'frontends/public': BOTH,
  'frontends/admin': BOTH,
};
const SHARED = ['common', 'shared', 'credentials'];
const HOOKS: Readonly<Record<string, string>> = {
  useEditingText: 'editing',
  useAccountText: 'account',
  useProtectionText: 'protection',
  useUploadText: 'uploads',
  useFieldText: 'fields',
  useLightboxText: 'lightbox',
};
/** Keys are error codes, checked by parity.spec.ts. */
const BY_CODE = 'errors';

interface Node {
  type: string;
  value?: unknown;
  id?: Node;
  init?: Node | null;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: readonly { expression: Node }[];
  consequent?: Node;
  alternate?: Node;
  quasis?: readonly { cooked: string }[];
}

interface TextKey {
  owner: string;
  namespace: string;
  key: string;
}

/** A use of a text, by the fixed parts of its key; one part is a whole key. */
interface Use {
  file: string;
  owner: string;
  namespaces: readonly string[];
  parts: readonly string[];
}

const ownerOf = (file: string) => file.split('/').slice(0, 2).join('/');
const withReach = (owner: string) => [owner, ...(REACH[owner] ?? [])];

function leaves(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, prefix ? `${prefix}.${key}` : key));
}

const TEXTS: readonly TextKey[] = globSync('{frontends,packages}/*/src/**/locales/en/*.json', { cwd: ROOT }).flatMap((file) =>
  [...new Set(leaves(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))))].map((key) => ({
    owner: ownerOf(file),
    namespace: path.basename(file, '.json'),
    key,
  })),
);

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const inner of Object.values(node)) visit(inner, see);
}

function partsOf({ type, value, quasis = [] }: Node): string[] {
  return type === 'StringLiteral' ? [String(value)] : quasis.map(({ cooked }) => cooked);
}

function keysIn(node: Node): string[][] {
  const { consequent, alternate } = node;
  return consequent && alternate ? [...keysIn(consequent), ...keysIn(alternate)] : [partsOf(node)].filter(({ length }) => length > 0);
}

/** Namespace of `useText('namespace')` or a similar hook; undefined for other expressions. */
function namespaceOf({ callee, arguments: [argument] = [] }: Node): string | undefined {
  const hook = String(callee?.value);
  return hook === 'useText' && argument ? partsOf(argument.expression).join() : HOOKS[hook];
}

/** Collects strings and templates of each package, and text uses with a known namespace. */
function readSources() {
  const words = new Map<string, string[][]>();
  const uses: Use[] = [];
  for (const file of globSync('{frontends,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    const owner = ownerOf(file);
    if (!(owner in REACH) || /\.(spec|testing)\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const texts = new Map<string, Set<string>>();
    const calls: Node[] = [];
    const ownTexts = words.get(owner) ?? [];
    words.set(owner, ownTexts);
    visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
      const parts = partsOf(node);
      if (parts.length > 0) ownTexts.push(parts);
      if (node.type === 'CallExpression') calls.push(node);
      const namespace = node.type === 'VariableDeclarator' && node.init ? namespaceOf(node.init) : undefined;
      const name = String(node.id?.value);
      if (namespace !== undefined) texts.set(name, (texts.get(name) ?? new Set()).add(namespace));
    });
    for (const { callee, arguments: [argument] = [] } of calls) {
      const name = callee?.property?.value === 'all' ? callee.object?.value : callee?.value;
      const namespaces = [...(texts.get(String(name)) ?? [])];
      if (!argument || namespaces.length === 0 || namespaces.includes('')) continue;
      for (const parts of keysIn(argument.expression)) uses.push({ file, owner, namespaces, parts });
    }
  }
  return { words, uses };
}

const { words, uses } = readSources();

function fits(key: string, parts: readonly string[]): boolean {
  const [first = ''] = parts;
  if (parts.length === 1) return key === first || key.startsWith(`${first}.`);
  return new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.+')}$`).test(key);
}

/** Templates such as `${group}.${name}` match everything. */
const isSpecific = (parts: readonly string[]) => parts.length === 1 || parts.join('').length > 2;

describe('keys of texts', () => {
  it('are all used', () => {
    const unused = TEXTS.filter(({ owner, namespace, key }) => {
      const users = Object.keys(REACH).filter((user) => withReach(user).includes(owner));
      return namespace !== BY_CODE && !users.some((user) => words.get(user)?.some((parts) => isSpecific(parts) && fits(key, parts)));
    });
    expect(unused).toEqual([]);
  });

  it('all exist', () => {
    const missing = uses.filter(({ owner, namespaces, parts }) => {
      const owners = withReach(owner);
      const found = TEXTS.filter((text) => owners.includes(text.owner) && [...namespaces, ...SHARED].includes(text.namespace));
      return isSpecific(parts) && !found.some(({ key }) => fits(key, parts));
    });
    expect(missing).toEqual([]);
    expect(uses.length).toBeGreaterThan(1000);
  });
});
