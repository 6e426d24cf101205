import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = path.resolve(__dirname, '../../../..');
/** Packages whose texts a package may use beside its own. */
const KITS = { 'packages/web-kit': [], 'packages/forms': ['packages/web-kit'] } as const;
const BOTH = ['packages/forms', 'packages/web-kit'];
const REACH: Readonly<Record<string, readonly string[]>> = {
  ...KITS,
  'frontends/shell': ['packages/web-kit'],
  'frontends/public': BOTH,
  'frontends/admin': BOTH,
};
/** Namespaces in which the texts of other namespaces are looked up. */
const SHARED = ['common', 'shared', 'credentials'];
/** Hooks of a namespace, beside `useText('namespace')`. */
const HOOKS: Readonly<Record<string, string>> = {
  useEditingText: 'editing',
  useAccountText: 'account',
  useProtectionText: 'protection',
  useUploadText: 'uploads',
  useFieldText: 'fields',
  useLightboxText: 'lightbox',
};
/** Its keys are the codes of errors, held by parity.spec.ts. */
const BY_CODE = 'errors';

/** The parts of a syntax tree that are read here. */
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

/** A text of a namespace: its dotted path without the suffix of a plural form. */
interface TextKey {
  owner: string;
  namespace: string;
  key: string;
}

/** A call of a text, by the fixed parts of its key around the variable ones; one part is a whole key. */
interface Use {
  file: string;
  owner: string;
  /** Those that the name of the called text has in this file. */
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

/** Fixed parts of a string or a template; empty for any other expression. */
function partsOf({ type, value, quasis = [] }: Node): string[] {
  return type === 'StringLiteral' ? [String(value)] : quasis.map(({ cooked }) => cooked);
}

/** All keys that an argument can be. */
function keysIn(node: Node): string[][] {
  const { consequent, alternate } = node;
  return consequent && alternate ? [...keysIn(consequent), ...keysIn(alternate)] : [partsOf(node)].filter(({ length }) => length > 0);
}

/** Namespace of `useText('namespace')` and its like; empty where another expression names it. */
function namespaceOf({ callee, arguments: [argument] = [] }: Node): string | undefined {
  const hook = String(callee?.value);
  return hook === 'useText' && argument ? partsOf(argument.expression).join() : HOOKS[hook];
}

/** The strings and templates of each package, and all calls of texts whose namespace the file tells. */
function readSources() {
  const words = new Map<string, string[][]>();
  const uses: Use[] = [];
  for (const file of globSync('{frontends,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    const owner = ownerOf(file);
    if (!(owner in REACH) || /\.(spec|testing)\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const texts = new Map<string, Set<string>>();
    const calls: Node[] = [];
    const ownWords = words.get(owner) ?? [];
    words.set(owner, ownWords);
    visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
      const parts = partsOf(node);
      if (parts.length > 0) ownWords.push(parts);
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

/** True if a key that is written so can be this one or one above it. */
function fits(key: string, parts: readonly string[]): boolean {
  const [first = ''] = parts;
  if (parts.length === 1) return key === first || key.startsWith(`${first}.`);
  return new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.+')}$`).test(key);
}

/** Templates such as `${group}.${name}` fit everything. */
const isTelling = (parts: readonly string[]) => parts.length === 1 || parts.join('').length > 2;

describe('keys of texts', () => {
  it('are all used', () => {
    const unused = TEXTS.filter(({ owner, namespace, key }) => {
      const users = Object.keys(REACH).filter((user) => withReach(user).includes(owner));
      return namespace !== BY_CODE && !users.some((user) => words.get(user)?.some((parts) => isTelling(parts) && fits(key, parts)));
    });
    expect(unused).toEqual([]);
  });

  it('all exist', () => {
    const missing = uses.filter(({ owner, namespaces, parts }) => {
      const owners = withReach(owner);
      const found = TEXTS.filter((text) => owners.includes(text.owner) && [...namespaces, ...SHARED].includes(text.namespace));
      return isTelling(parts) && !found.some(({ key }) => fits(key, parts));
    });
    expect(missing).toEqual([]);
    expect(uses.length).toBeGreaterThan(1000);
  });
});
