import type { TemplateValues } from '@reefdesk/contracts/enquiries/reply-templates';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS, type Language, localise } from '@reefdesk/contracts/languages';

type Asked = Pick<EnquiryWholeView, 'name' | 'reference' | 'package' | 'dates'>;

/** Values of the template fields in the given language; unknown values are left out. */
export function templateValues(enquiry: Asked, price: number | null, language: Language): TemplateValues {
  const { name, reference, package: asked, dates } = enquiry;
  const tag = LANGUAGE_TAGS[language];
  const rupiah = new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  const values = {
    name,
    reference,
    package: asked ? localise(asked.name, language) : '',
    date: dateOf(dates, tag),
    price: price === null ? '' : rupiah.format(price),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Calendar days are formatted in UTC, so that no time zone shifts them. */
function dateOf({ from, to, month }: Asked['dates'], tag: string): string {
  if (from) {
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return to && to !== from ? days.formatRange(noonOf(from), noonOf(to)) : days.format(noonOf(from));
  }
  if (!month) return '';
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(`${month}-15`));
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
