import { HttpClient } from '@reefdesk/test-kit/http';
import { makePng } from '@reefdesk/test-kit/images';
import type { WholeSystem } from '../support/whole-system.ts';

/** Each picture has another colour, so that no two images are equal. */
const colorOf = (at: number): string => `#${((at * 7_919) % 0xffffff).toString(16).padStart(6, '0')}`;

/** Simulates back-office users who keep writing, uploading, editing and deleting. */
export class Writers {
  written = 0;
  pictures = 0;
  private isOver = false;
  private readonly done: Promise<unknown>;
  private readonly client: HttpClient;

  constructor(
    system: WholeSystem,
    private readonly headers: Record<string, string>,
    private readonly ids: Readonly<Record<string, string>>,
  ) {
    this.client = new HttpClient(system.url);
    this.done = Promise.all([this.writeTestimonials(), this.editTravel(), this.growDestinations()]);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  /** Each testimonial has two pictures; every third one is deleted, which releases its pictures. */
  private async writeTestimonials(): Promise<void> {
    const made: string[] = [];
    for (let at = 0; !this.isOver; at++) {
      const form = await withPictures({ name_en: `Guest ${at}`, role_en: 'Diver', quote_en: 'Blue', location_en: 'Bandung' }, [
        ['profile_image', 2 * at],
        ['photos', 2 * at + 1],
      ]);
      const { data } = await this.send<{ data: { testimonial_id: string } }>('POST', '/api/testimonials', form);
      this.pictures += 2;
      made.push(data.testimonial_id);
      if (made.length > 3) await this.send('DELETE', `/api/testimonials/${made.shift()}`);
    }
  }

  private async editTravel(): Promise<void> {
    for (let at = 0; !this.isOver; at++) {
      await this.send('PATCH', `/api/edit-travel/${this.ids.travelId}`, { travel_name_en: `Edited ${at}` });
    }
  }

  private async growDestinations(): Promise<void> {
    const texts = (text: string) => ({ en: text, id: text, cn: text });
    for (let at = 0; !this.isOver; at++) {
      const names = texts(`Place ${at}`);
      const localised = { names, categories: names, descriptions: names, location: 'Manado', best_time: 'May' };
      const destinationData = JSON.stringify({ ...localised, status: 'active', entry_fee: { local: 1, tourist: 2 } });
      await this.send('POST', '/api/add-destination', await withPictures({ destinationData }, [['mainImage', 100_000 + at]]));
      this.pictures++;
    }
  }

  private async send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.client.request<Body>(method, path, { headers: this.headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.written++;
    return answer.body;
  }
}

async function withPictures(fields: Record<string, string>, pictures: [field: string, number: number][]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, at] of pictures) {
    const bytes = await makePng({ width: 40, height: 30, color: colorOf(at) });
    form.append(name, new File([new Uint8Array(bytes)], 'reef.png', { type: 'image/png' }));
  }
  return form;
}
