import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import type { HttpAnswer } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { text } from '../builders.ts';
import { CatalogUnderTest } from '../catalog-under-test.ts';
import { PictureUploads, picture } from '../picture-uploads.ts';

export type Answer = Partial<ErrorBody> & { data: TravelDetailView; item: ItineraryItemView };

export class BackOffice {
  private constructor(
    readonly catalog: CatalogUnderTest,
    readonly uploads: PictureUploads,
    private readonly gateway: NatsPeer,
    /** Travels in the TravelsChanged events received so far. */
    readonly announced: readonly { id: string; slug: string }[],
  ) {}

  static async open(): Promise<BackOffice> {
    const catalog = await CatalogUnderTest.start();
    const gateway = await NatsPeer.connect(catalog.stack, 'gateway');
    return new BackOffice(catalog, await PictureUploads.start(catalog.media), gateway, await gateway.listen(TravelsChanged));
  }

  async close(): Promise<void> {
    await this.uploads.stop();
    await this.gateway.close();
    await this.catalog.stop();
  }

  async call<Body = Answer>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer<Body>> {
    return this.catalog.asAdmin<Body>(method, path, body, headers);
  }

  addTravel(data: unknown = travelData(), file: Blob | null = picture('beach'), headers: Record<string, string> = {}) {
    return this.call('POST', '/api/add-travel', travelForm(data, file), headers);
  }

  async newTravel(changes: object = {}): Promise<string> {
    const { status, body } = await this.addTravel({ ...travelData(), ...changes });
    if (status !== 201) throw new Error(`add-travel answers ${status} ${JSON.stringify(body)}`);
    return body.data.travel_id;
  }

  async details(id: string): Promise<TravelDetailView> {
    return (await this.call('GET', `/api/get-travel-details/${id}`)).body.data;
  }

  addItem(travelId: string, changes: object = {}, headers: Record<string, string> = {}) {
    return this.call('POST', `/api/add-travel-destination/${travelId}`, { ...itemData(), ...changes }, headers);
  }

  updateItem(travelId: string, itemId: string, changes: object, headers: Record<string, string> = {}) {
    return this.call('PATCH', `/api/update-travel-destination/${travelId}/${itemId}`, changes, headers);
  }

  removeItem(travelId: string, itemId: string, headers: Record<string, string> = {}) {
    return this.call('DELETE', `/api/remove-travel-destination/${travelId}/${itemId}`, undefined, headers);
  }

  restoreItem(travelId: string, itemId: string, headers: Record<string, string> = {}) {
    return this.call('POST', `/api/restore-travel-destination/${travelId}/${itemId}`, undefined, headers);
  }
}

export function ifMatch(version: number): Record<string, string> {
  return { 'if-match': `"${version}"` };
}

export function travelData(name = 'Bunaken Escape') {
  return { names: text(name), categories: text('Diving'), descriptions: text('Walls and turtles'), duration: '3 days', status: 'active' };
}

/** An item without a destination, with flat fields as in the form. */
export function itemData() {
  return {
    destination_id: null as string | null,
    time: '08:30',
    comment_en: 'Meet at the pier',
    comment_id: 'Bertemu di dermaga',
    comment_cn: '码头集合',
    category: 'no-destination',
  };
}

export function travelForm(data: unknown, file: Blob | null): FormData {
  const form = new FormData();
  if (data !== undefined) form.append('travelData', typeof data === 'string' ? data : JSON.stringify(data));
  if (file) form.append('mainImage', file, 'beach.jpg');
  return form;
}
