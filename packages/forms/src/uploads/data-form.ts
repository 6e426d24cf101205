import { appendPicture } from './library-file.ts';

/** A multipart form: each text as it is and any other value as JSON, each file under its field name; null files are left out. */
export function dataForm(data: Readonly<Record<string, unknown>>, files: Readonly<Record<string, File | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, file] of Object.entries(files)) if (file) appendPicture(form, name, file);
  return form;
}
