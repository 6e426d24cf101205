import { Inject, Injectable } from '@nestjs/common';
import type { MachineTranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { MachineTranslation } from '@reefdesk/contracts/translations/requests';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { normaliseError } from '@reefdesk/service-kit/errors/normalise-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { GlossaryService } from '../glossary/glossary.service.ts';
import { sealed, storedTexts, unsealed } from './kept-texts.ts';
import { TRANSLATOR, type Translator } from './translator.ts';

/** Splits a line into leading mark (`## `, `- `), text and trailing space. */
const LEAD = /^(\s*(?:#{1,6}|[-*•]|\d+\.)\s+|\s*)(.*?)(\s*)$/su;

/** Sends no text to other systems unless the operator has configured a translator (EDT-09). */
@Injectable()
export class MachineService {
  private readonly translations;

  constructor(
    @Inject(TRANSLATOR) private readonly translator: Translator | null,
    private readonly glossary: GlossaryService,
    metrics: Metrics,
  ) {
    this.translations = metrics.counter('machine_translations_total', 'Calls for texts by a machine, by what came of them', ['outcome']);
  }

  get isThere(): boolean {
    return this.translator !== null;
  }

  async translate({ language, texts }: MachineTranslation, { actor }: Caller): Promise<MachineTranslationView> {
    const { translator } = this;
    if (!translator) throw new AppError('translator_not_configured');
    const isOwn = actor?.position !== 'translator' || actor.languages?.some((code) => code.toLowerCase() === language);
    if (!isOwn) throw new AppError('forbidden');
    const terms = storedTexts(await this.glossary.list());
    // Lines are sent separately, because the phrases are HTML, where line breaks have no meaning.
    const lines = texts.map(({ text }) => text.split('\n').map((line) => LEAD.exec(line)?.slice(1) ?? ['', line, '']));
    const phrases = lines.flatMap((some) => some.map(([, phrase = '']) => phrase)).filter((phrase) => phrase !== '');
    noteAudited({ id: 'machine', name: texts.map(({ field }) => field).join(', ') });
    try {
      const seals = phrases.map((phrase) => sealed(phrase, terms));
      const made = await translator(
        seals.map(({ html }) => html),
        language,
      );
      const done = made.map((html, index) => unsealed(html, seals[index]?.words ?? []));
      this.translations.inc({ outcome: 'translated' });
      let next = 0;
      const whole = lines.map((some) =>
        some.map(([lead = '', phrase = '', end = '']) => lead + (phrase === '' ? '' : (done[next++] ?? '')) + end).join('\n'),
      );
      return { texts: texts.map(({ field }, index) => ({ field, text: whole[index] ?? '' })) };
    } catch (error) {
      this.translations.inc({ outcome: normaliseError(error).code === 'translator_unavailable' ? 'unavailable' : 'failed' });
      throw error;
    }
  }
}
