import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';

type Asked = Pick<EnquiryView, 'package' | 'dates' | 'party'>;

export function useEnquiryTexts() {
  const text = useText('enquiries');
  const localise = useLocalise();
  const format = useFormat();
  const day = (value: string | null) => value && format.date(`${value}T12:00:00Z`, { dateStyle: 'medium' });
  return {
    name: ({ name, erased_at: erasedAt }: Pick<EnquiryView, 'name' | 'erased_at'>) => (erasedAt ? text('erasure.name') : name),
    about: ({ package: travel }: Pick<Asked, 'package'>) => (travel ? localise(travel.name) || travel.slug : text('noPackage')),
    when({ dates: { from, to, month } }: Pick<Asked, 'dates'>): string {
      if (from) return [day(from), to !== from && day(to)].filter(Boolean).join(' – ');
      return month ? format.date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' }) : text('noDates');
    },
    who({ party }: Pick<Asked, 'party'>): string {
      const kinds = ['divers', 'guests', 'children'] as const;
      return kinds.flatMap((kind) => (party[kind] ? [text(`party.${kind}`, { count: party[kind] })] : [])).join(' · ');
    },
  };
}
