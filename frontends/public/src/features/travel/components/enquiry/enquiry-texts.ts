import type { Text } from '@reefdesk/web-kit';
import { contactFieldOf, type EnquiryValues } from './enquiry-values.ts';

/** The typed values as the text of a message, for channels other than this form; `when` is the chosen date. */
export function enquiryTexts(values: EnquiryValues, trip: string, when: string | undefined, text: Text): string {
  const contact = contactFieldOf(values);
  const lines = [
    text('trip.about', { trip }),
    line(text('trip.name'), values.name),
    line(text(`trip.${contact}`), values[contact]),
    when === undefined && values.when === 'flexible'
      ? line(text('trip.month'), values.month)
      : line(text('trip.date'), when ?? values.date),
    ...(['divers', 'guests', 'children'] as const).map((name) => line(text(`trip.${name}`), values[name])),
    values.certification && line(text('trip.level'), text(`trip.levels.${values.certification}`)),
  ];
  return [lines.filter(Boolean).join('\n'), values.message.trim()].filter(Boolean).join('\n\n');
}

function line(label: string, value: string): string {
  return value.trim() && `${label}: ${value.trim()}`;
}
