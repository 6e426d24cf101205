import { picture } from './picture-uploads.ts';

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
  main?: string;
  gallery?: readonly string[];
}

/** A string as `data` is sent unchanged. */
export function destinationForm(data: unknown, { main, gallery = [] }: DestinationFormFiles = {}): FormData {
  const form = new FormData();
  if (data !== undefined) form.append('destinationData', typeof data === 'string' ? data : JSON.stringify(data));
  if (main !== undefined) form.append('mainImage', picture(main), `${main}.jpg`);
  for (const id of gallery) form.append('galleryImages', picture(id), `${id}.jpg`);
  return form;
}

export const galleryForm = (files: DestinationFormFiles) => destinationForm(undefined, files);
