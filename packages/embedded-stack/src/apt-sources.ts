// Rewrites this machine's apt sources for a newer suite of the same archive, so that no host name is hard-coded and packages are verified
// with trusted keys.

/** Returns one-line sources for `next`, derived from entries for the main archive of `suite` in either of apt's two formats. */
export function sourcesForSuite(files: { name: string; content: string }[], suite: string, next: string): string[] {
  const entries = files.flatMap(({ name, content }) =>
    name.endsWith('.sources') ? fromDeb822(content) : content.split('\n').flatMap(fromLine),
  );
  const fitting = entries.filter((entry) => entry.suites.includes(suite) && entry.components.includes('main'));
  return [...new Set(fitting.flatMap((entry) => entry.uris.map((uri) => toLine(entry, uri, next))))];
}

interface Entry {
  uris: string[];
  suites: string[];
  components: string[];
  signedBy?: string;
}

function toLine({ signedBy }: Entry, uri: string, suite: string): string {
  return `deb ${signedBy ? `[signed-by=${signedBy}] ` : ''}${uri} ${suite} main`;
}

function fromLine(line: string): Entry[] {
  const match = /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+([^#]+)/.exec(line);
  if (!match) return [];
  const [, options = '', uri = '', suite = '', components = ''] = match;
  // Only the key is kept of the options: `trusted=yes` would switch verification off.
  const signedBy = /(?:^|\s)signed-by=(\S+)/i.exec(options)?.[1];
  return [{ uris: [uri], suites: [suite], components: items(components), signedBy }];
}

function fromDeb822(content: string): Entry[] {
  return content.split(/\n\s*\n/).flatMap((stanza) => {
    const field = fieldsOf(stanza);
    const enabled = !/^(no|false|0|off)$/i.test(field('enabled'));
    if (!enabled || !items(field('types')).includes('deb')) return [];
    const signedBy = field('signed-by');
    // A key inlined in the stanza cannot be used in a one-line source.
    if (signedBy.includes('PGP')) return [];
    return [
      {
        uris: items(field('uris')),
        suites: items(field('suites')),
        components: items(field('components')),
        signedBy: signedBy || undefined,
      },
    ];
  });
}

function fieldsOf(stanza: string): (name: string) => string {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of stanza.split('\n').filter((text) => !text.startsWith('#'))) {
    const match = /^([A-Za-z-]+):\s*(.*)$/.exec(line);
    if (match) last = (match[1] ?? '').toLowerCase();
    fields.set(last, match ? (match[2] ?? '') : `${fields.get(last) ?? ''} ${line.trim()}`);
  }
  return (name) => fields.get(name)?.trim() ?? '';
}

const items = (text: string) => text.trim().split(/\s+/).filter(Boolean);
