import { HttpClient } from '../http.ts';
import { makePng } from '../images.ts';

/** Existing records, so that fuzzed requests can cause damage. */
export interface World {
  ids: Readonly<Record<string, string>>;
  allIds: readonly string[];
  picture: Buffer;
}

const texts = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });

/** `session`: the headers of a signed-in browser's write. */
export async function createWorld({ url }: { url: string }, session: Record<string, string>): Promise<World> {
  const client = new HttpClient(url);
  const picture = await makePng({ width: 24, height: 16 });
  const send = async (method: string, path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await client.request<{ data: Record<string, unknown> }>(method, path, { headers: session, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const form = (fields: Record<string, unknown>, files: readonly string[]): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    for (const name of files) data.append(name, new File([new Uint8Array(picture)], 'reef.png', { type: 'image/png' }));
    return data;
  };

  const content = { names: texts('Reef'), categories: texts('Diving'), descriptions: texts('Blue') };
  const destination = { ...content, location: 'Manado', best_time: 'May', status: 'active', entry_fee: { local: 1, tourist: 2 } };
  const place = await send('POST', '/api/add-destination', form({ destinationData: destination }, ['mainImage', 'galleryImages']));
  const travel = await send('POST', '/api/add-travel', form({ travelData: { ...content, duration: '3 days' } }, ['mainImage']));
  const travelId = String(travel.travel_id);
  const item = { category: 'destination', destination_id: place.destination_id, time: '09:00', comments: texts('Dive') };
  await send('POST', `/api/add-travel-destination/${travelId}`, item);
  const details = await send('GET', `/api/get-travel-details/${travelId}`, undefined);
  const slide = await send('POST', '/api/gallery', form({ galleryData: { image_title_en: 'Reef' } }, ['image']));
  const words = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Blue', location_en: 'Bandung' };
  const testimonial = await send('POST', '/api/testimonials', form(words, ['profile_image', 'photos']));

  const [firstItem] = details.destinations as { id: string }[];
  const gallery = place.gallery_images as { gallery_id: string }[];
  const ids = {
    travelId,
    slug: String(details.slug),
    itemId: firstItem?.id ?? '',
    destinationId: String(place.destination_id),
    galleryId: gallery.at(-1)?.gallery_id ?? '',
    slideId: String(slide.gallery_id),
    testimonialId: String(testimonial.testimonial_id),
    imageId: String(testimonial.profile_image).split('/').at(-1) ?? '',
    photoId: (testimonial.photos as { id: string }[])[0]?.id ?? '',
  };
  return { ids, allIds: Object.values(ids), picture };
}
