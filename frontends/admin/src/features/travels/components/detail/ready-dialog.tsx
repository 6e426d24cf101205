import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { useText } from '@reefdesk/web-kit';
import { MissingList } from '../../../../shared/missing/missing-list.tsx';

export interface ReadyDialogProps {
  missing: readonly MissingField[];
  onGo: (part: MissingField) => void;
  onShow: () => void;
  onClose: () => void;
}

/** Lists missing fields of a travel, with links. The user may continue if only the itinerary is missing as a whole. */
export function ReadyDialog({ missing, onGo, onShow, onClose }: ReadyDialogProps) {
  const text = useText('travels');
  const labelFor = ({ field, language }: MissingField) => {
    if (field === 'itinerary') return language ? text('ready.comments', { language: LANGUAGE_NAMES[language] }) : text('ready.itinerary');
    if (field === 'mainImage') return text('fields.picture');
    return language ? text('inLanguage', { field: text(`fields.${field}`), language: LANGUAGE_NAMES[language] }) : text(`fields.${field}`);
  };
  const mayShow = missing.every(({ field, language }) => field === 'itinerary' && !language);
  return (
    <Dialog open onClose={onClose} title={text('ready.title')} closeLabel={text('ready.back')} className="sm:max-w-lg">
      <div className="grid gap-4 p-6">
        <p className="text-ink/75">{text(mayShow ? 'ready.withoutItinerary' : 'ready.text')}</p>
        <MissingList missing={missing} wordsFor={labelFor} onGo={onGo} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {text('ready.back')}
          </Button>
          {mayShow && <Button onClick={onShow}>{text('ready.show')}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
