import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { useFormat } from '@reefdesk/web-kit';

/** Formats the dates of an enquiry: a day, the first and the last day, or a month; empty if the guest gave none. */
export function useRequestedDates(): (dates: EnquiryStatusView['dates']) => string {
  const format = useFormat();
  return ({ from, to, month }) => {
    if (month) return format.date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' });
    const days = [...new Set([from, to])].flatMap((day) => day ?? []);
    return days.map((day) => format.date(`${day}T12:00:00Z`)).join(' – ');
  };
}
