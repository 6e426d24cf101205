import { StackError } from '@reefdesk/embedded-stack/errors';

/** Plural in kebab-case: `guides`, `dive-sites`. */
const NAME = /^[a-z]{2,}(-[a-z]{2,})*s$/;

/** Names of a resource for the templates, which use dive sites as their example. Throws on an invalid name. */
export function namesOf(name: string): Record<string, string> {
  const one = singular(name);
  if (!NAME.test(name) || name.length > 40 || one === name)
    throw new StackError(`A resource is named by several of them in small letters, such as guides or dive-sites; "${name}" is not.`);
  return { ...aliases('dive-site', one), ...aliases('dive-sites', name), name: '{{name}}' };
}

/** Maps the example in each case style (kebab, camel and so on) to the name in the same style. */
function aliases(example: string, name: string): Record<string, string> {
  const ways: ((kebab: string) => string)[] = [
    (kebab) => kebab,
    camelCased,
    (kebab) => capitalised(camelCased(kebab)),
    (kebab) => kebab.replaceAll('-', '_'),
    (kebab) => kebab.replaceAll('-', '_').toUpperCase(),
    (kebab) => kebab.replaceAll('-', ' '),
    (kebab) => capitalised(kebab.replaceAll('-', ' ')),
  ];
  return Object.fromEntries(ways.map((way) => [way(example), way(name)]));
}

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?<=x|z|ch|sh|ss)es$|(?<!s)s$/, '');
}

function camelCased(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
