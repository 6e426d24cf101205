import { Injectable } from '@nestjs/common';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { SlideView } from '@reefdesk/contracts/slides';
import type { PackageView, TravelPageView } from '@reefdesk/contracts/travels';
import type { KeptAnswer } from '../../public-answers/kept-answer.ts';
import { PublicAnswers } from '../../public-answers/public-answers.middleware.ts';
import { API_ROUTES } from '../../routing/routes.ts';

/** `missing`: its owner says that there is no such thing. `away`: nobody can say now. */
export type Content<T> = { kind: 'found'; value: T } | { kind: 'missing' } | { kind: 'away' };

/** What visitors may read, as the pages show it: the same answers that their browsers would get. */
@Injectable()
export class SiteContent {
  private readonly parsed = new WeakMap<KeptAnswer, unknown>();

  constructor(private readonly answers: PublicAnswers) {}

  packages(): Promise<Content<PackageView[]>> {
    return this.read('/api/packages');
  }

  travel(slug: string): Promise<Content<TravelPageView>> {
    return this.read(`/api/travel/${encodeURIComponent(slug)}`);
  }

  destinations(): Promise<Content<DestinationView[]>> {
    return this.read('/api/get-destinations');
  }

  destination(id: string): Promise<Content<DestinationView>> {
    return this.read(`/api/get-destination/${encodeURIComponent(id)}`);
  }

  slides(): Promise<Content<SlideView[]>> {
    return this.read('/api/gallery-slides');
  }

  private async read<T>(key: string): Promise<Content<T>> {
    const name = key.split('/', 3)[2] ?? '';
    const service = API_ROUTES.get(name)?.service;
    if (!service) throw new Error(`No service owns ${key}`);
    const kept = await this.answers.read({ key, name, service });
    return kept.kind === 'good' ? { kind: 'found', value: this.dataOf(kept.answer) as T } : kept;
  }

  private dataOf(answer: KeptAnswer): unknown {
    if (!this.parsed.has(answer)) this.parsed.set(answer, (JSON.parse(answer.bodies.identity.toString('utf8')) as { data: unknown }).data);
    return this.parsed.get(answer);
  }
}
