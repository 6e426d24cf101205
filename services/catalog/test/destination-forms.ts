import { picture } from './picture-uploads.ts';

/** What the add form sends for a diving spot described in English only. */
export const REEF = {
  names: { en: 'Coral Wall', id: '', cn: '' },
  categories: { en: 'Diving', id: '', cn: '' },
  descriptions: { en: 'A wall of coral.', id: '', cn: '' },
  location: 'Bunaken, North Sulawesi',
  best_time: 'Morning (9AM - 12PM)',
  opening_hour: { day: 'Monday - Sunday', open: '08:00', close: '16:00' },
  entry_fee: { local: 10_000, tourist: 150_000 },
  status: 'active',
};

export interface DestinationFormFiles {
  /** Image id of the main image. */
  main?: string;
  gallery?: readonly string[];
}

/** The multipart body of the destination calls; `data` as text goes as it is. */
export function destinationForm(data: unknown, { main, gallery = [] }: DestinationFormFiles = {}): FormData {
  const form = new FormData();
  if (data !== undefined) form.append('destinationData', typeof data === 'string' ? data : JSON.stringify(data));
  if (main !== undefined) form.append('mainImage', picture(main), `${main}.jpg`);
  for (const id of gallery) form.append('galleryImages', picture(id), `${id}.jpg`);
  return form;
}

/** The multipart body of the gallery calls. */
export const galleryForm = (files: DestinationFormFiles) => destinationForm(undefined, files);
