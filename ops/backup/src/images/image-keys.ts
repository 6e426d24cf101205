import { BSON, type Document } from 'mongodb';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { IMAGES } from '../contents.ts';
import { readDocuments } from '../databases/document-files.ts';

/** Yields the object keys of all images in a backup, except for those with a confirmed deletion. */
export async function* keysOfImages(bundle: BundleFiles): AsyncGenerator<string> {
  for await (const bytes of readDocuments(bundle, IMAGES)) {
    const image = BSON.deserialize(bytes);
    if (!isShowable(image)) continue;
    const { masterKey, renditions = [] } = image;
    for (const key of [masterKey, ...renditions.map((rendition: Document) => rendition.key)]) {
      if (typeof key === 'string' && key !== '') yield key;
    }
  }
}

export function isShowable({ state, deletion }: Document): boolean {
  return state === 'ready' || (state === 'deleting' && deletion?.from === 'ready' && deletion.confirmed === false);
}
