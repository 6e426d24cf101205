import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { destinationForm } from './destination-forms.ts';
import { PictureUploads } from './picture-uploads.ts';

export interface DestinationAnswer {
  status: string;
  success: boolean;
  message: string;
  data: DestinationView;
}

export class DestinationsDesk {
  private constructor(
    readonly catalog: CatalogUnderTest,
    readonly uploads: PictureUploads,
  ) {}

  static async start(): Promise<DestinationsDesk> {
    const catalog = await CatalogUnderTest.start();
    return new DestinationsDesk(catalog, await PictureUploads.start(catalog.media));
  }

  async stop(): Promise<void> {
    await this.uploads.stop();
    await this.catalog.stop();
  }

  async empty(): Promise<void> {
    this.uploads.reset();
    await this.catalog.empty();
  }

  add(data: unknown, files = {}) {
    return this.catalog.asAdmin<DestinationAnswer>('POST', '/api/add-destination', destinationForm(data, files));
  }

  edit(body: unknown, headers = {}) {
    return this.catalog.asAdmin<DestinationAnswer>('PATCH', '/api/edit-destination/reef', body, headers);
  }

  async stored(id = 'reef') {
    return (await this.catalog.destinations.findOne({ _id: id })) ?? undefined;
  }
}

export async function refused(answer: Promise<{ status: number; body: unknown }>): Promise<Omit<ErrorBody, 'status'> & { status: number }> {
  const { status, body } = await answer;
  return { ...(body as ErrorBody), status };
}
