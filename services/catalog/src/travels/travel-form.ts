import { fieldFault } from '@reefdesk/contracts/faults';
import { NEW_TRAVEL, type NewTravel } from '@reefdesk/contracts/requests/travels.requests';
import { fault } from '@reefdesk/contracts/schema/fault';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { faultsByField, refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';

const NO_PICTURE = { mainImage: fieldFault(fault('required'), 'Travel image') };

/** The form of a new package. What is wrong with its texts and that its picture is missing are answered together (VAL-18). */
export function readTravelForm(form: ReceivedForm): { data: NewTravel; picture: ReceivedFile } {
  try {
    const data = readFormData(form, 'travelData', NEW_TRAVEL);
    return { data, picture: pictureOf(form) };
  } catch (error) {
    if (form.files.mainImage?.length || !(error instanceof AppError && error.fields)) throw error;
    throw new AppError(error.code, error.params, { fields: { ...error.fields, ...faultsByField(NO_PICTURE) } });
  }
}

/** The form's one picture, which must be there (VAL-16). */
export function pictureOf(form: ReceivedForm): ReceivedFile {
  const [picture] = form.files.mainImage ?? [];
  if (!picture) throw refusedFields(NO_PICTURE);
  return picture;
}
