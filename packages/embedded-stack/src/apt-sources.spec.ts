import { sourcesForSuite } from './apt-sources.ts';

const derive = (name: string, content: string) => sourcesForSuite([{ name, content }], 'bookworm', 'trixie');

describe('sourcesForSuite', () => {
  it('derives the newer suite from a deb822 source and keeps its key', () => {
    const content = [
      'Types: deb',
      '# a comment',
      'URIs: http://mirror.test/debian',
      'Suites: bookworm bookworm-updates',
      'Components: main',
      'Signed-By: /usr/share/keyrings/archive.gpg',
      '',
      'Types: deb',
      'URIs: http://mirror.test/debian-security',
      'Suites: bookworm-security',
      'Components: main',
    ].join('\n');
    expect(derive('debian.sources', content)).toEqual([
      'deb [signed-by=/usr/share/keyrings/archive.gpg] http://mirror.test/debian trixie main',
    ]);
  });

  it('derives it from one-line sources too', () => {
    const content = 'deb http://mirror.test/debian bookworm main contrib # the archive\ndeb-src http://mirror.test/debian bookworm main\n';
    expect(derive('sources.list', content)).toEqual(['deb http://mirror.test/debian trixie main']);
  });

  it('drops trusted=yes, so that signatures are checked', () => {
    const content = 'deb [arch=amd64 trusted=yes signed-by=/k.gpg] http://mirror.test/debian bookworm main';
    expect(derive('sources.list', content)).toEqual(['deb [signed-by=/k.gpg] http://mirror.test/debian trixie main']);
    const stanza = 'Types: deb\nURIs: http://mirror.test/debian\nSuites: bookworm\nComponents: main\nTrusted: yes';
    expect(derive('a.sources', stanza)).toEqual(['deb http://mirror.test/debian trixie main']);
  });

  it('leaves out disabled entries, other suites, and entries without the main component', () => {
    const stanza = 'Enabled: no\nTypes: deb\nURIs: http://mirror.test/debian\nSuites: bookworm\nComponents: main';
    expect(derive('a.sources', stanza)).toEqual([]);
    expect(derive('b.list', 'deb http://mirror.test/other stable main\ndeb http://mirror.test/debian bookworm contrib')).toEqual([]);
  });
});
