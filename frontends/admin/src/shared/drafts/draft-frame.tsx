import { FULL_POSITION, POSITION_OF_EARLIER_STAFF } from '@reefdesk/contracts/access';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { ConflictDialog, FormGuide, UnsavedGuard } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { ArrowRightIcon } from '@reefdesk/ui/icons';
import { selectUser, useAppSelector, useNavigate, useText } from '@reefdesk/web-kit';
import { Form, FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { translatePath } from '../../paths.ts';
import { goToField } from '../missing/go-to-field.ts';
import { DraftBar } from './draft-bar.tsx';
import type { DraftState } from './use-draft.ts';

export interface DraftFrameProps<Values extends object, View extends { version: number }> {
  draft: DraftState<Values, View>;
  language: Language;
  onLanguage: (language: Language) => void;
  nameOf: (field: string) => string;
  /** Maps a missing field of the request to the form's, where they differ. */
  placeOf?: (field: string) => string;
  /** Called for a missing field that is not in this form. */
  onElsewhere: (field: string) => void;
  onLeave: () => void;
  /** False for translators, who may not publish or discard the draft. */
  mayPublish?: boolean;
  accepts?: boolean;
  children: ReactNode;
}

/** Frame of a draft's form: the toolbar, the autosaved form, and the dialogs for conflicts and missing fields. */
export function DraftFrame<Values extends object, View extends { version: number }>(props: DraftFrameProps<Values, View>) {
  const { draft, language, onLanguage, nameOf, onElsewhere, onLeave, children } = props;
  const { placeOf = (field) => field, mayPublish = true, accepts = false } = props;
  const navigate = useNavigate();
  const go = (part: MissingField) => {
    const { field, language: lacking, reason } = part;
    draft.closeMissing();
    const { held } = draft;
    if (reason === 'machine_made' && lacking && held && !accepts) return void navigate(translatePath(held.kind, held.id, lacking));
    if (lacking) onLanguage(lacking);
    goToField({ ...part, field: placeOf(field) }, () => onElsewhere(field));
  };
  const force = () => (draft.missing?.at === undefined ? draft.publish(true) : draft.schedule(draft.missing.at, true));
  return (
    <FormikProvider value={draft.form}>
      <DraftBar draft={draft} onLeave={onLeave} mayPublish={mayPublish} />
      <Form noValidate className="flex flex-col gap-6 [&_.field]:scroll-mt-32">
        <FormGuide language={language} onLanguage={onLanguage} ready={!draft.conflict} />
        {children}
      </Form>
      <UnsavedGuard when={draft.isUnsaved} />
      {draft.conflict && (
        <ConflictDialog rows={draft.conflict.rows} onChoose={draft.conflict.choose} onCancel={draft.closeConflict} busy={draft.busy} />
      )}
      {draft.missing && !draft.conflict && (
        <MissingDialog
          missing={draft.missing.parts}
          isForLater={draft.missing.at !== undefined}
          nameOf={nameOf}
          onGo={go}
          onForce={() => void force()}
          busy={draft.busy}
          onClose={draft.closeMissing}
        />
      )}
    </FormikProvider>
  );
}

interface MissingDialogProps {
  missing: readonly MissingField[];
  nameOf: (field: string) => string;
  onGo: (part: MissingField) => void;
  onForce: () => void;
  /** True if the draft is being scheduled, not published now. */
  isForLater: boolean;
  busy: boolean;
  onClose: () => void;
}

/** Lists the fields that a draft lacks, with links. Owners may publish anyway (EDT-02). */
function MissingDialog({ missing, nameOf, onGo, onForce, isForLater, busy, onClose }: MissingDialogProps) {
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
