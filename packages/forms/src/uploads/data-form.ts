import { appendPicture } from './library-file.ts';

/** A multipart form: each object as JSON under its name, each file under its field name; null files are left out. */
export function dataForm(data: Readonly<Record<string, object>>, files: Readonly<Record<string, File | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) form.append(name, JSON.stringify(value));
  for (const [name, file] of Object.entries(files)) if (file) appendPicture(form, name, file);
  return form;
}
