import type { MissingPart } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { ConflictDialog, FormGuide, UnsavedGuard } from '@reefdesk/forms';
import { useNavigate } from '@reefdesk/web-kit';
import { Form, FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { translatePath } from '../../paths.ts';
import { goToField } from '../missing/go-to-field.ts';
import { DraftBar } from './draft-bar.tsx';
import { MissingDialog } from './missing-dialog.tsx';
import type { DraftState } from './use-draft.ts';

export interface DraftFrameProps<Values extends object, View extends { version: number }> {
  draft: DraftState<Values, View>;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Label of a missing field. */
  nameOf: (field: string) => string;
  /** Called for a missing field that this form does not have. */
  onElsewhere: (field: string) => void;
  onLeave: () => void;
  /** True if the user may publish and discard the draft; translators may not. */
  mayPublish?: boolean;
  /** True if machine translations can be accepted on this page. */
  accepts?: boolean;
  children: ReactNode;
}

/** Frame of a draft's form: the toolbar, the autosaved form, and the dialogs for conflicts and missing fields. */
export function DraftFrame<Values extends object, View extends { version: number }>(props: DraftFrameProps<Values, View>) {
  const { draft, language, onLanguage, nameOf, onElsewhere, onLeave, mayPublish = true, accepts = false, children } = props;
  const navigate = useNavigate();
  const go = (part: MissingPart) => {
    const { field, language: lacking, reason } = part;
    draft.closeMissing();
    const { held } = draft;
    if (reason === 'machine_made' && lacking && held && !accepts) return void navigate(translatePath(held.kind, held.id, lacking));
    if (lacking) onLanguage(lacking);
    goToField(part, () => onElsewhere(field));
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
