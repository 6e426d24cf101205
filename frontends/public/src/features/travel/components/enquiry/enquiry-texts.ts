import type { Text } from '@reefdesk/web-kit';
import { contactFieldOf, type EnquiryValues } from './enquiry-values.ts';

interface TextSubject {
  trip: string;
  /** The chosen date. */
  when: string | undefined;
  isForDivers: boolean;
}

/** The typed values as the text of a message, for channels other than this form. */
export function enquiryTexts(values: EnquiryValues, { trip, when, isForDivers }: TextSubject, text: Text): string {
  const contact = contactFieldOf(values);
  const lines = [
    text('trip.about', { trip }),
    line(text('trip.name'), values.name),
    line(text(`trip.${contact}`), values[contact]),
    when === undefined && values.when === 'flexible'
      ? line(text('trip.month'), values.month)
      : line(text('trip.date'), when ?? values.date),
    line(text('trip.divers'), values.divers),
    line(text(isForDivers ? 'trip.guests' : 'trip.adults'), values.guests),
    line(text('trip.children'), values.children),
    values.certification && line(text('trip.level'), text(`trip.levels.${values.certification}`)),
  ];
  return [lines.filter(Boolean).join('\n'), values.message.trim()].filter(Boolean).join('\n\n');
}

function line(label: string, value: string): string {
  return value.trim() && `${label}: ${value.trim()}`;
}
