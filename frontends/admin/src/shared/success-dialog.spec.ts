import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files in which the specification requires a dialog: MSG-01..07. */
const NAMED = [
  'features/destinations/add-destination.page.tsx',
  'features/gallery/gallery.page.tsx',
  'features/testimonials/testimonials.page.tsx',
  'features/travels/add-travel.page.tsx',
  'shared/lists/removal.tsx',
];

const ADMIN = path.join(__dirname, '..');
const SOURCES = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));

const having = (pattern: RegExp) =>
  SOURCES.filter((file) => pattern.test(readFileSync(path.join(ADMIN, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

describe('a success message in the back office', () => {
  it('is a dialog where the specification requires one, and a toast elsewhere', () => {
    expect(SOURCES.length).toBeGreaterThan(200);
    expect(having(/<SuccessDialog\b/)).toEqual(NAMED);
    expect(having(/<(Popup|Alert)\b[^>]*tone="success"/)).toEqual(['shared/success-dialog.tsx']);
  });

  it('is a toast with Undo after a move to the trash', () => {
    const trashed = having(/lists\('inTrash'\)/);
    expect(trashed.length).toBeGreaterThan(1);
    for (const file of trashed) expect(readFileSync(path.join(ADMIN, file), 'utf8')).toMatch(/inTrash'\), tone: 'success', action: undo\(/);
  });
});
