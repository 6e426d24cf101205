import { Injectable } from '@nestjs/common';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { type GlossaryTerm, isGlossaryKey } from '@reefdesk/contracts/translations/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { GlossaryRepository } from './glossary.repository.ts';
import type { GlossaryTermDocument } from './glossary-term.schema.ts';

@Injectable()
export class GlossaryService {
  private readonly edits: VersionedEdits<GlossaryTermDocument>;

  constructor(private readonly terms: GlossaryRepository) {
    this.edits = new VersionedEdits({
      store: terms,
      view: async (term) => toView(term),
      // Terms are read on demand, so no event is needed.
      announce: () => undefined,
      missing: 'glossary_term_not_found',
    });
  }

  async list(): Promise<GlossaryTermView[]> {
    return (await this.terms.list()).map(toView);
  }

  /** `expected` is the version that the editor saw; if null, an unused key creates a new term. */
  async save(key: string, { terms, note, keep, ...rest }: GlossaryTerm, expected: number | null): Promise<GlossaryTermView> {
    nothingLeft(rest);
    const content = { terms, note, keep };
    const stored = await this.terms.find(key);
    if ((!stored || stored.removedAt) && expected === null) await this.requireKeyAndCapacity(key);
    if (!stored && expected === null) {
      const now = new Date();
      const first = { ...content, _id: key, version: 1, createdAt: now, updatedAt: now, removedAt: null };
      if (await this.terms.insert(first)) return toView(first);
    }
    return toView(await this.edits.change(key, { ...content, removedAt: null }, expected));
  }

  async remove(key: string, expected: number | null): Promise<void> {
    const rule = ({ removedAt }: GlossaryTermDocument) => {
      if (removedAt) throw new AppError('glossary_term_not_found');
      return { removedAt: new Date() };
    };
    await this.edits.change(key, rule, expected);
  }

  /** There is no lock, so parallel requests can slightly exceed the limit. */
  private async requireKeyAndCapacity(key: string): Promise<void> {
    if (!isGlossaryKey(key)) throw invalidFields({ key: toFieldError({ code: 'template_key', params: {} }, 'Key') });
    if ((await this.terms.count()) >= LIMITS.glossaryTerms) throw new AppError('glossary_limit_reached', { max: LIMITS.glossaryTerms });
  }
}

function toView({ _id, terms, note, keep, version, updatedAt }: GlossaryTermDocument): GlossaryTermView {
  return { key: _id, terms, note, keep, version, updated_at: updatedAt.toISOString() };
}
