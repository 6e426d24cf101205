import { BSON } from 'mongodb';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { HELD, IMAGES } from '../contents.ts';
import { readDocuments } from '../databases/document-files.ts';
import { isShowable } from '../images/image-keys.ts';
import { textsAt } from '../images/texts-at.ts';
import { isMissing, readListing } from './listing.ts';

const NAMED = 20;

export interface ImageCheck {
  references: number;
  missing: number;
  named: string[];
}

/** Checks that all images of records in the backup are included, with record and bytes. */
export async function checkImages(bundle: BundleFiles): Promise<ImageCheck> {
  // Only ids of 40 characters: tens of thousands of images need a few megabytes.
  const images = new Set<string>();
  for await (const bytes of readDocuments(bundle, IMAGES)) {
    const image = BSON.deserialize(bytes);
    if (isShowable(image)) images.add(String(image._id));
  }
  const check: ImageCheck = { references: 0, missing: 0, named: [] };
  const note = (what: string): void => {
    check.missing++;
    if (check.named.length < NAMED) check.named.push(what);
  };
  for (const { imagePaths, ...name } of HELD.filter((one) => one.imagePaths.length > 0)) {
    for await (const bytes of readDocuments(bundle, name)) {
      const document = BSON.deserialize(bytes);
      for (const id of imagePaths.flatMap((path) => textsAt(document, path))) {
        check.references++;
        if (!images.has(id)) note(`image ${id} of ${name.database}.${name.collection} ${String(document._id)}`);
      }
    }
  }
  for await (const entry of readListing(bundle)) if (isMissing(entry)) note(`object ${entry.key}`);
  return check;
}
