import type { FieldErrors } from '@reefdesk/contracts/errors';
import { readFormData } from '@reefdesk/media-client/forms/form-data';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { CreateTravelDto } from './travel.dto.ts';

const NO_PICTURE: FieldErrors = { mainImage: 'Travel image is required' };

/** The form of a new package. What is wrong with its texts and that its picture is missing are answered together (VAL-18). */
export async function readTravelForm(form: ReceivedForm): Promise<{ data: CreateTravelDto; picture: ReceivedFile }> {
  const [picture] = form.files.mainImage ?? [];
  const data = await readFormData(form, 'travelData', CreateTravelDto).catch((error: unknown) => {
    if (picture || !(error instanceof AppError && error.fields)) throw error;
    throw new AppError(error.code, error.params, { fields: { ...error.fields, ...NO_PICTURE } });
  });
  return { data, picture: picture ?? pictureOf(form) };
}

/** The form's one picture, which must be there (VAL-16). */
export function pictureOf(form: ReceivedForm): ReceivedFile {
  const [picture] = form.files.mainImage ?? [];
  if (!picture) throw new AppError('validation_failed', {}, { fields: NO_PICTURE });
  return picture;
}
