import { FULL_POSITION, POSITION_OF_EARLIER_STAFF } from '@reefdesk/contracts/access';
import type { MissingPart } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { ArrowRightIcon } from '@reefdesk/ui/icons';
import { selectUser, useAppSelector, useText } from '@reefdesk/web-kit';

export interface MissingDialogProps {
  missing: readonly MissingPart[];
  /** Label of a field. */
  nameOf: (field: string) => string;
  onGo: (part: MissingPart) => void;
  onForce: () => void;
  /** True if the draft is about to be scheduled, not published now. */
  isForLater: boolean;
  busy: boolean;
  onClose: () => void;
}

/** Lists what is missing before a draft can be published, each entry with a link to its field. Owners may publish anyway (EDT-02). */
export function MissingDialog({ missing, nameOf, onGo, onForce, isForLater, busy, onClose }: MissingDialogProps) {
  const text = useText('drafts');
  const user = useAppSelector(selectUser);
  const mayForce = (user?.position ?? POSITION_OF_EARLIER_STAFF) === FULL_POSITION;
  return (
    <Dialog open onClose={onClose} title={text('missing.title')} closeLabel={text('close')} className="sm:max-w-lg">
      <div className="grid gap-4 p-6">
        <p className="text-ink/75">{text('missing.text')}</p>
        <ul className="grid gap-1">
          {missing.map((part) => (
            <li key={`${part.field} ${part.language}`}>
              <button
                type="button"
                onClick={() => onGo(part)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field bg-foam px-4 py-2 text-left text-sm font-semibold hover:bg-shallows/40"
              >
                {part.language
                  ? text(part.reason ? `missing.${part.reason}` : 'inLanguage', {
                      field: nameOf(part.field),
                      language: LANGUAGE_NAMES[part.language],
                    })
                  : nameOf(part.field)}
                <ArrowRightIcon className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {text('missing.back')}
          </Button>
          {mayForce && (
            <Button variant="danger" busy={busy} onClick={onForce}>
              {text(isForLater ? 'missing.forceLater' : 'missing.force')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
