import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FIRST_TEMPLATES } from './first-templates.words.ts';
import { ReplyTemplatesRepository } from './reply-templates.repository.ts';

/** Gives a system its first templates, once each: what staff made of one, or that they took it away, stays. */
@Injectable()
export class FirstTemplates implements OnApplicationBootstrap {
  constructor(private readonly templates: ReplyTemplatesRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const now = new Date();
    for (const { key, ...template } of FIRST_TEMPLATES) {
      if (await this.templates.find(key)) continue;
      await this.templates.insert({ ...template, _id: key, version: 1, createdAt: now, updatedAt: now, removedAt: null });
    }
  }
}
