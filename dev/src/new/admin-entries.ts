// Back office entries of a resource: routes, sidebar, texts, and the sidebar's tests.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from './templates.ts';
import { addImport, insertBefore } from './text.ts';

const ADMIN = 'frontends/admin/src';
const PAGES = { en: ['Add', 'Edit'], id: ['Tambah', 'Ubah'], cn: ['添加', '编辑'] };

export function writeAdminEntries(root: string, values: Readonly<Record<string, string>>): string[] {
  const { diveSites, DiveSite, 'dive-sites': namespace, 'dive site': one, 'Dive sites': called } = values;
  const paths = `${ADMIN}/paths.ts`;
  const navigation = `${ADMIN}/features/layout/admin-navigation.ts`;
  const texts = `${ADMIN}/locales/texts.ts`;
  const routes = `${ADMIN}/routes.tsx`;
  insertBefore(join(root, paths), '  changePassword:', filled('inserts/paths.ts', values));
  appendFileSync(join(root, paths), filled('inserts/edit-path.ts', values));
  addImport(join(root, navigation), 'ListIcon', '@reefdesk/ui/icons');
  insertBefore(join(root, navigation), "  { key: 'changePassword'", filled('inserts/navigation.ts', values));
  insertBefore(join(root, texts), "'lists'", `'${namespace}', `, 'provideTexts(');
  insertBefore(join(root, routes), 'const ChangePasswordPage', filled('inserts/pages.ts', values));
  insertBefore(join(root, routes), '        <Route path={PATHS.changePassword}', filled('inserts/routes.tsx', values));
  const names = Object.entries(PAGES).map(([language, [add, edit]]) => {
    const file = `${ADMIN}/locales/${language}/shared.json`;
    const entries = { [`${diveSites}`]: called, [`add${DiveSite}`]: `${add} ${one}`, [`edit${DiveSite}`]: `${edit} ${one}` };
    const lines = Object.entries(entries).map(([key, name]) => `    "${key}": "${name}",\n`);
    insertBefore(join(root, file), '    "changePassword"', lines.join(''), '"pages"');
    return file;
  });
  const tests = [`${ADMIN}/features/layout/admin-layout.spec.tsx`, 'e2e/journeys/admin.e2e.ts'];
  for (const test of tests) insertBefore(join(root, test), "'Change password'", `'${called}', `);
  return [paths, navigation, texts, routes, ...names, ...tests];
}
