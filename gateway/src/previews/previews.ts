import { Injectable } from '@nestjs/common';
import { PREVIEW_PARAMETER } from '@reefdesk/contracts/editing/values';
import { OpenPreview, type PreviewedAnswer, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { bodyOf, type PageRead, PageReader, type PageReads } from '../pages/reading/page-reads.ts';

const TOKEN_MAX_LENGTH = 200;

/** Content of preview links (EDT-03): a record's draft in place of the public record. */
@Injectable()
export class Previews {
  constructor(
    private readonly bus: MessageBus,
    private readonly reader: PageReader,
  ) {}

  /** Null if the token is invalid or expired. Throws if the site service is down. */
  async open(token: string): Promise<PreviewedRecord | null> {
    return token.length > TOKEN_MAX_LENGTH ? null : (await this.bus.ask(OpenPreview, { token })).record;
  }

  /** Reads like {@link PageReader}, with the draft in place of the record. */
  readerOf(record: PreviewedRecord): Pick<PageReader, 'read'> {
    return {
      read: async (addresses) => {
        const asPublic = await this.reader.read(addresses.filter((address) => record.answers[address]?.kind !== 'whole'));
        const reads = addresses.map(async (address): Promise<[string, PageRead]> => {
          const [previewed, read = 'away'] = [record.answers[address], asPublic.get(address)];
          return [address, previewed ? { text: await previewedText(previewed, read) } : read];
        });
        return new Map(await Promise.all(reads)) satisfies PageReads;
      },
    };
  }
}

/** Token in the URL of a page or of the page that sent the request. */
export function previewTokenIn(query: URLSearchParams): string | undefined {
  return query.get(PREVIEW_PARAMETER) || undefined;
}

/** Returns the brand in the draft of the site's record; undefined if the preview is of another record. */
export function brandOf({ answers }: PreviewedRecord): Brand | undefined {
  const site = answers['/api/site'];
  const body = site?.kind === 'whole' ? (site.body as { data?: { brand?: Brand } }) : undefined;
  return body?.data?.brand && completeBrand(body.data.brand);
}

/** A list that cannot be read now contains only the previewed item. */
async function previewedText(previewed: PreviewedAnswer, read: PageRead): Promise<string> {
  if (previewed.kind === 'whole') return JSON.stringify(previewed.body);
  const { by, item, isFirst } = previewed;
  const list = (typeof read === 'string' ? { status: 'success', success: true, data: [] } : JSON.parse(await bodyOf(read))) as {
    data: object[];
  };
  const at = list.data.findIndex((one) => Reflect.get(one, by) === Reflect.get(item, by));
  const data = at < 0 || isFirst ? [item, ...list.data.filter((_, place) => place !== at)] : list.data.with(at, item);
  return JSON.stringify({ ...list, data });
}
