import { namesOf } from './resource-names.ts';

describe('names of a new resource', () => {
  it('include the name in every case style', () => {
    expect(namesOf('tide-tables')).toMatchObject({
      'dive-sites': 'tide-tables',
      'dive-site': 'tide-table',
      diveSites: 'tideTables',
      DiveSite: 'TideTable',
      DIVE_SITE: 'TIDE_TABLE',
      dive_site: 'tide_table',
      'dive sites': 'tide tables',
      'Dive site': 'Tide table',
    });
  });

  it.each([
    ['ferries', 'ferry'],
    ['boxes', 'box'],
    ['courses', 'course'],
    ['classes', 'class'],
  ])('know one of the %s: %s', (name, one) => {
    expect(namesOf(name)['dive-site']).toBe(one);
  });

  it.each(['guide', 'Guides', 'dive_sites', '-guides', 'guides-', 'gui des', '../guides', 's', 'glass'])('reject %j', (name) => {
    expect(() => namesOf(name)).toThrow('A resource is named by several');
  });
});
