import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { TranslationPlace, TranslationsAnswer, TranslationsQuestion } from '@reefdesk/contracts/messages/site.messages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import type { TranslationCounts, TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { hasTranslationStatus, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import type { Model, QueryFilter } from 'mongoose';
import { auditedAs } from '../audit/audited.schema.ts';
import { noteAudited } from '../audit/trail.ts';
import { invalidFields } from '../errors/field-errors.ts';
import { type TranslatedAs, type TranslatedDocument, translatedAs } from '../records/translated.schema.ts';
import { sourcesConfirmed, translationState } from '../records/translation-sources.ts';
import type { VersionedEdits } from '../records/versioned-edits.ts';

type Row = TranslationView & { place: TranslationPlace };

/** Translation status of one kind of records in each language (EDT-07, docs/adr/0041). */
export abstract class Translations<Document extends TranslatedDocument> {
  abstract readonly kind: TranslatedKind;
  protected abstract readonly missing: ErrorCode;
  private readonly as: TranslatedAs<Document>;

  protected constructor(
    private readonly model: Model<Document>,
    private readonly edits: VersionedEdits<Document>,
    /** Leaves out records that are not visible to staff. */
    private readonly filter: QueryFilter<Document> = {},
  ) {
    const as = translatedAs(model);
    if (!as) throw new Error(`Translations of ${model.modelName} are not registered`);
    this.as = as;
  }

  /** Incomplete translations in these languages, newest records first. */
  async open(languages: readonly Language[]): Promise<TranslationView[]> {
    const rows = await this.rows(languages);
    return rows.filter((row) => hasTranslationStatus(row, 'open')).map(({ place: _, ...row }) => row);
  }

  async page({ languages, language, status, after, limit }: Omit<TranslationsQuestion, 'kind'>): Promise<TranslationsAnswer> {
    const rows = await this.rows(languages);
    const wanted = rows.filter(
      (row) => (language === null || row.language === language) && (status === null || hasTranslationStatus(row, status)),
    );
    const behind = after ? wanted.filter(({ place }) => comparePlaces(place, after) > 0) : wanted;
    return { rows: behind.slice(0, limit), isEnd: behind.length <= limit, counts: languages.map((one) => this.countsIn(one, rows)) };
  }

  /** Confirms that these texts are right for the English text of this version. Fields that are not stale stay as they are. */
  async confirm(id: string, language: Language, fields: readonly string[], expected: number | null): Promise<TranslationView> {
    const rule = (seen: Document) => {
      const known = new Set(this.as.texts(seen).map(({ field }) => field));
      const unknown = fields.filter((field) => !known.has(field));
      if (unknown.length > 0)
        throw invalidFields({ fields: toFieldError(ruleError('unknown_references', { keys: unknown.join(', ') }), 'Fields') });
      const sources = seen.translatedFrom ?? [];
      const next = sourcesConfirmed(sources, language, fields);
      return next.length === sources.length ? {} : { translatedFrom: next };
    };
    const before = await this.edits.current(id, expected);
    const wasStale = translationState(this.as.texts(before), before.translatedFrom ?? [], language).stale;
    const confirmed = await this.edits.change(id, rule, expected);
    const still = wasStale.filter((field) => fields.includes(field));
    const details = still.length > 0 && { after: { translation: { [language]: still.join(', ') } } };
    noteAudited({ id, name: auditedAs(this.model)?.name(confirmed) ?? '', ...details });
    const { place: _, ...row } = this.rowOf(confirmed, language);
    return row;
  }

  private async rows(languages: readonly Language[]): Promise<Row[]> {
    const records = await this.model.find(this.filter).sort({ createdAt: -1, _id: 1 }).lean<Document[]>().exec();
    return records.flatMap((record) => languages.map((language) => this.rowOf(record, language)));
  }

  private rowOf(record: Document, language: Language): Row {
    const { _id: id, version, createdAt, updatedAt, translatedFrom = [] } = record;
    const state = translationState(this.as.texts(record), translatedFrom, language);
    return {
      kind: this.kind,
      id,
      names: this.as.names(record),
      language,
      complete: state.missing.length + state.stale.length === 0,
      ...state,
      version,
      updated_at: updatedAt.toISOString(),
      place: { at: createdAt.getTime(), id, language },
    };
  }

  private countsIn(language: Language, rows: readonly Row[]): TranslationCounts {
    const own = rows.filter((row) => row.language === language);
    const count = (status: 'complete' | 'missing' | 'stale') => own.filter((row) => hasTranslationStatus(row, status)).length;
    return { kind: this.kind, language, complete: count('complete'), missing: count('missing'), stale: count('stale') };
  }
}

function comparePlaces(one: TranslationPlace, other: TranslationPlace): number {
  const byId = one.id < other.id ? -1 : Number(one.id > other.id);
  return other.at - one.at || byId || LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language);
}
