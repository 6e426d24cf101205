import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Opens a picture by its name in the content, without the file extension. */
export type Pictures = (name: string) => Promise<File>;

export async function openPictures(folder: string): Promise<Pictures> {
  const files = new Map((await readdir(folder)).map((file) => [path.parse(file).name, file]));
  return async (name) => {
    const file = files.get(name);
    const type = file && TYPES[path.extname(file).toLowerCase()];
    if (!type) throw new Error(`${folder} holds no picture "${name}"`);
    return new File([new Uint8Array(await readFile(path.join(folder, file)))], file, { type });
  };
}
