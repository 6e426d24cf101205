import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';

const demoPicture = (name: string) => fileURLToPath(new URL(`../../demo/pictures/${name}`, import.meta.url));
export const PICTURE = demoPicture('avatar-1.jpg');
export const OTHER_PICTURE = demoPicture('avatar-2.jpg');

const KINDS = {
  packages: '/api/delete-travel',
  destinations: '/api/remove-destination',
  slides: '/api/gallery',
  testimonials: '/api/testimonials',
} as const;
type Kind = keyof typeof KINDS;

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Body = { data: object } | { multipart: Record<string, string | File> };

export const inAll = (text: string) => ({ en: text, id: text, cn: text });

/** A picture whose content hash depends on `mark`: bytes after the end of a JPEG change nothing else. */
export const picture = (mark = '', file = PICTURE): File => ({
  name: 'turtle.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([readFileSync(file), Buffer.from(mark)]),
});

/** Adds the records of one test through the API and deletes them permanently. `request` belongs to a signed-in owner. */
export class OwnRecords {
  readonly #request: APIRequestContext;
  readonly #headers: { origin: string };
  readonly #added: { kind: Kind; id: string }[] = [];

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#headers = { origin };
  }

  /** Registers a record that the test adds through the screen, for removal. */
  note(kind: Kind, id: string): void {
    this.#added.push({ kind, id });
  }

  /** Adds a package, hidden from visitors unless `fields` say otherwise. Returns its id. */
  async addPackage(name: string, fields: object = {}): Promise<string> {
    const texts = { names: inAll(name), categories: inAll('Diving'), descriptions: inAll('One after the other.') };
    const travelData = JSON.stringify({ ...texts, duration: '3 days', status: 'inactive', ...fields });
    const { travel_id: id = '' } = await this.#add('/api/add-travel', { multipart: { travelData, mainImage: picture() } });
    this.note('packages', id);
    return id;
  }

  async addStop(packageId: string, fields: object): Promise<void> {
    const stop = { category: 'no-destination', time: '09:00', comments: inAll('Ashore'), ...fields };
    await this.#add(`/api/add-travel-destination/${packageId}`, { data: stop });
  }

  /** Adds a destination, visible unless `fields` say otherwise. Returns its id. */
  async addDestination(name: string, fields: object = {}, mainImage?: File): Promise<string> {
    const texts = { names: inAll(name), categories: inAll('Island'), descriptions: inAll('White sand.') };
    const destinationData = JSON.stringify({ ...texts, location: 'Gangga', best_time: 'Any Time', status: 'active', ...fields });
    const multipart = { destinationData, ...(mainImage && { mainImage }) };
    const { destination_id: id = '' } = await this.#add('/api/add-destination', { multipart });
    this.note('destinations', id);
    return id;
  }

  /** Adds a slide at the end of the slideshow. `image` is a file or a picture of the library. Returns its id. */
  async addSlide(title: string, image: { image: File } | { image_id: string } = { image: picture() }): Promise<string> {
    const multipart = { galleryData: JSON.stringify({ image_title_en: title }), ...image };
    const { gallery_id: id = '' } = await this.#add('/api/gallery', { multipart });
    this.note('slides', id);
    return id;
  }

  async addTestimonial(name: string): Promise<string> {
    const texts = { name_en: name, role_en: 'Freediver', quote_en: 'One breath.', location_en: 'Penang', rating: '5' };
    const { testimonial_id: id = '' } = await this.#add('/api/testimonials', { multipart: { ...texts, profile_image: picture() } });
    this.note('testimonials', id);
    return id;
  }

  /** Removes the records in reverse order, because a package uses destinations that were added before it. */
  async removeAll(): Promise<void> {
    for (const { kind, id } of this.#added.splice(0).reverse()) {
      for (const path of [`${KINDS[kind]}/${id}`, `/api/trash/${kind}/${id}`]) {
        const answer = await this.#request.delete(path, { headers: this.#headers });
        // The status is 404 if the test has deleted the record already.
        expect([200, 404], `${path}: ${await answer.text()}`).toContain(answer.status());
      }
    }
  }

  async #add(path: string, body: Body): Promise<Record<string, string>> {
    const answer = await this.#request.post(path, { headers: this.#headers, ...body });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).data;
  }
}
