import { type FieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import type { Language, Localised } from '@reefdesk/contracts/languages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { isHidden, lackingComments, lackingTexts, NEW_TRAVEL, type NewTravel, type TravelEdit } from '@reefdesk/contracts/travels/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors, invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import type { TravelDocument } from './travel.schema.ts';

const NO_PICTURE = { mainImage: toFieldError(ruleError('required'), 'Travel image') };

/** Reports field errors and a missing picture together (VAL-18); a hidden travel needs no picture. */
export function readTravelForm(form: ReceivedForm): { data: NewTravel; picture: ReceivedFile | undefined } {
  const [picture] = form.files.mainImage ?? [];
  const { data, refusal } = readTexts(form);
  const mayWait = isHidden(data ? data.status : statusIn(form));
  const noPicture = picture || mayWait ? {} : fieldErrors(NO_PICTURE);
  const fields = { ...refusal?.fields, ...noPicture };
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', refusal?.params, { fields });
  if (refusal) throw refusal;
  return { data: data as NewTravel, picture };
}

function statusIn({ fields: { travelData } }: ReceivedForm): unknown {
  try {
    return (JSON.parse(String(travelData)) as { status?: unknown } | null)?.status;
  } catch {
    return undefined;
  }
}

function readTexts(form: ReceivedForm): { data?: NewTravel; refusal?: AppError } {
  try {
    const data = readFormData(form, 'travelData', NEW_TRAVEL);
    const lacking = lackingTexts(data, data.status ?? 'active');
    return { data, ...(Object.keys(lacking).length > 0 && { refusal: invalidFields(lacking) }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: error };
  }
}

export function pictureOf(form: ReceivedForm): ReceivedFile {
  const [picture] = form.files.mainImage ?? [];
  if (!picture) throw invalidFields(NO_PICTURE);
  return picture;
}

/** Throws if a visible travel would be incomplete or a hidden one without a complete language. If already visible, checks only the edit. */
export function requireComplete(
  seen: TravelDocument,
  { names, categories, descriptions, status }: TravelEdit,
  hasNewPicture: boolean,
): void {
  const isTextEdited = names !== undefined || categories !== undefined || descriptions !== undefined;
  const isRelaxed = status === undefined || (isHidden(status) ? !isTextEdited : seen.status === 'active');
  if (isRelaxed) return;
  const texts = { names: { ...seen.name, ...given(names) }, categories: { ...seen.category, ...given(categories) } };
  const lacking = lackingTexts({ ...texts, descriptions: { ...seen.description, ...given(descriptions) } }, status);
  const noPicture = isHidden(status) || seen.image || hasNewPicture ? {} : NO_PICTURE;
  const lackingStops = isHidden(status) ? {} : lackingIn(seen);
  const errors = { ...lacking, ...noPicture, ...lackingStops };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Errors for comments that stops lack to be visible. */
function lackingIn({ itinerary }: TravelDocument): Record<string, FieldError> {
  return Object.fromEntries(
    itinerary.flatMap(({ id, comments }) =>
      Object.entries(lackingComments(comments, 'active')).map(([field, error]) => [`itinerary.${id}.${field}`, error]),
    ),
  );
}

function given(text: Partial<Record<Language, string | undefined>> | undefined): Partial<Localised> {
  return Object.fromEntries(Object.entries(text ?? {}).filter(([, value]) => value !== undefined));
}
