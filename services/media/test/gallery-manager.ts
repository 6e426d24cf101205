import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import type { MediaFixture } from './media-fixture.ts';

export const TEXTS = {
  image_title_en: 'Bunaken at dawn',
  image_title_id: 'Bunaken di pagi hari',
  image_title_cn: '布纳肯的黎明',
  image_desc_en: 'The wall drops to 200 metres.',
  image_desc_id: 'Dinding turun hingga 200 meter.',
  image_desc_cn: '峭壁直下二百米。',
};

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    status: string;
    success: boolean;
    message: string;
    code?: string;
    data: GalleryItemView;
    fields?: FieldErrors;
    current?: GalleryItemView;
  };
}

export interface Picture {
  bytes: Buffer;
  name?: string;
}

export class GalleryManager {
  constructor(
    private readonly media: Pick<MediaFixture, 'tokens'>,
    private readonly baseUrl: string,
  ) {}

  async call(method: string, path: string, body?: FormData | string | object, headers: Record<string, string> = {}): Promise<Answer> {
    const isPlain = body === undefined || body instanceof FormData || typeof body === 'string';
    const response = await fetch(`${this.baseUrl}/api/gallery${path}`, {
      method,
      headers: { ...(await this.media.tokens.headers('admin')), ...(!isPlain && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isPlain ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  }

  add(texts: unknown, picture?: Picture, headers?: Record<string, string>): Promise<Answer> {
    return this.call('POST', '', form({ galleryData: typeof texts === 'string' ? texts : JSON.stringify(texts) }, picture), headers);
  }

  edit(id: string, texts: object, headers?: Record<string, string>): Promise<Answer> {
    return this.call('PATCH', `/${id}`, texts, headers);
  }

  replace(id: string, picture?: Picture, headers?: Record<string, string>): Promise<Answer> {
    return this.call('PATCH', `/${id}/image`, form({}, picture), headers);
  }

  remove(id: string, headers?: Record<string, string>): Promise<Answer> {
    return this.call('DELETE', `/${id}`, undefined, headers);
  }

  async list(): Promise<GalleryItemView[]> {
    return (await this.call('GET', '')).body.data as unknown as GalleryItemView[];
  }
}

export function form(fields: Record<string, string>, picture?: Picture, fileField = 'image'): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (picture) body.append(fileField, new Blob([new Uint8Array(picture.bytes)]), picture.name ?? 'reef.jpg');
  return body;
}
