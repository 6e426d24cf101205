import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import type { Request, Response } from 'express';
import { type Source, sendRendition } from '../delivery/send-rendition.ts';
import { ShareCardsService } from './share-cards.service.ts';

@Public()
@Controller('media')
export class ShareCardsPublicController {
  constructor(private readonly cards: ShareCardsService) {}

  @Get(':id/cards/:card')
  async card(@Param('id') id: string, @Param('card') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const card = await this.cards.find(id, file);
    const hash = createHash('sha256').update(card).digest('hex').slice(0, 32);
    const rendition = { format: 'jpeg', key: file, bytes: card.length, hash } as const;
    await sendRendition(request, response, held(card), { rendition, final: true });
  }
}

function held(bytes: Buffer): Source {
  return { open: async (_, range) => (range ? bytes.subarray(range.offset, range.offset + range.length) : bytes) };
}
