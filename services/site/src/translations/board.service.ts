import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import {
  LIST_TRANSLATIONS,
  type TranslationPlace,
  type TranslationsAnswer,
  type TranslationsQuestion,
} from '@reefdesk/contracts/messages/site.messages';
import type { TranslationCounts, TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslationListQuery } from '@reefdesk/contracts/translations/requests';
import { languagesOf, TRANSLATED_KINDS, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { cursorOf, readCursor } from '@reefdesk/service-kit/http/cursor';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { RecordTranslations } from './record.translations.ts';

const TIMEOUT_MS = 3_000;

export interface Board {
  data: TranslationView[];
  counts: TranslationCounts[];
  away: TranslatedKind[];
  next_cursor: string | null;
}

interface Place extends TranslationPlace {
  kind: TranslatedKind;
}

/** Lists translations kind by kind (EDT-07). While a service is unavailable, the others are still listed. */
@Injectable()
export class BoardService {
  private readonly logger = new Logger(BoardService.name);

  constructor(
    private readonly record: RecordTranslations,
    private readonly bus: MessageBus,
  ) {}

  async list({ kind, language, status, limit = LIMITS.cursorPageDefault, cursor }: TranslationListQuery, actor: Actor): Promise<Board> {
    const from = readPlace(cursor);
    const wanted = TRANSLATED_KINDS.filter((one) => (kind === undefined || one === kind) && (!from || rankOf(one) >= rankOf(from.kind)));
    const requested = { languages: languagesOf(actor), language: language ?? null, status: status ?? null };
    const answers = await Promise.all(
      TRANSLATED_KINDS.map(async (one) => {
        const after = from?.kind === one ? { at: from.at, id: from.id, language: from.language } : null;
        return { kind: one, answer: await this.ask({ kind: one, ...requested, after, limit: wanted.includes(one) ? limit : 0 }) };
      }),
    );
    const answered = answers.flatMap(({ kind: one, answer }) => (answer ? [{ kind: one, ...answer }] : []));
    const behind = answered.filter((one) => wanted.includes(one.kind));
    const rows = behind.flatMap((one) => one.rows);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isEnd = rows.length <= limit && behind.every((one) => one.isEnd);
    return {
      data: shown.map(({ place: _, ...row }) => row),
      counts: answered.flatMap(({ counts }) => counts),
      away: answers.flatMap(({ kind: one, answer }) => (answer ? [] : [one])),
      next_cursor: last && !isEnd ? cursorOf([last.kind, last.place.at, last.place.id, last.place.language]) : null,
    };
  }

  /** Undefined while the owning service is unavailable. */
  private async ask(question: TranslationsQuestion): Promise<TranslationsAnswer | undefined> {
    const { kind } = question;
    if (kind === 'site') return this.record.page(question);
    const owner = kind === 'slides' ? 'media' : kind === 'testimonials' ? kind : 'catalog';
    try {
      return await this.bus.ask(LIST_TRANSLATIONS[owner], question, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      this.logger.warn({ err: error, kind }, 'The translation status of a kind is unavailable');
      return undefined;
    }
  }
}

const rankOf = (kind: TranslatedKind): number => TRANSLATED_KINDS.indexOf(kind);

/** Throws `bad_request` for an invalid cursor. */
function readPlace(cursor: string | undefined): Place | undefined {
  const values = readCursor(cursor);
  if (!values) return undefined;
  const [name, at, id, spoken] = values;
  const kind = TRANSLATED_KINDS.find((one) => one === name);
  const language = LANGUAGES.find((one) => one === spoken);
  if (!kind || !language || typeof at !== 'number' || typeof id !== 'string') throw new AppError('bad_request');
  return { kind, at, id, language };
}
