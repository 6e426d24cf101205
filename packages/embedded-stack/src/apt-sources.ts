// Reads this machine's own apt sources and rewrites them for a newer suite of the same archive, so that no host name
// is ours and every package is still checked against the keys this machine trusts.

/** One-line sources for NEXT, derived from entries for the main archive of SUITE, in either of apt's two formats. */
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
  // Of the options only the key is kept: trusted=yes would switch the verification off.
  const signedBy = /(?:^|\s)signed-by=(\S+)/i.exec(options)?.[1];
  return [{ uris: [uri], suites: [suite], components: words(components), signedBy }];
}

function fromDeb822(content: string): Entry[] {
  return content.split(/\n\s*\n/).flatMap((stanza) => {
    const field = fieldsOf(stanza);
    const enabled = !/^(no|false|0|off)$/i.test(field('enabled'));
    if (!enabled || !words(field('types')).includes('deb')) return [];
    const signedBy = field('signed-by');
    // A key written out in the stanza itself has no place in a one-line source.
    if (signedBy.includes('PGP')) return [];
    return [
      {
        uris: words(field('uris')),
        suites: words(field('suites')),
        components: words(field('components')),
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

const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);
