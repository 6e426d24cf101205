import { createHash } from 'node:crypto';
import { Controller, Req, Res } from '@nestjs/common';
import { images } from '@reefdesk/contracts/images/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { type Source, sendRendition } from '../delivery/send-rendition.ts';
import { ShareCardsService } from './share-cards.service.ts';

@Controller()
export class ShareCardsPublicController {
  constructor(private readonly cards: ShareCardsService) {}

  @Endpoint(images.getCard)
  async getCard({ id, card: file }: Input<typeof images.getCard>, @Req() request: Request, @Res() response: Response): Promise<void> {
    const card = await this.cards.find(id, file);
    const hash = createHash('sha256').update(card).digest('hex').slice(0, 32);
    const rendition = { format: 'jpeg', key: file, bytes: card.length, hash } as const;
    await sendRendition(request, response, held(card), { rendition, final: true });
  }
}

function held(bytes: Buffer): Source {
  return { open: async (_, range) => (range ? bytes.subarray(range.offset, range.offset + range.length) : bytes) };
}
