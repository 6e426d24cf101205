import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import { type SavedViewList, savedView } from '@reefdesk/contracts/accounts/saved-views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type Rules, TextField, useResultMessage, useRules } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { useFailureOr } from './failure-or.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useSaveViewMutation } from './saved-views.api.ts';
import type { Choice } from './use-list-views.ts';

interface Values {
  name: string;
}

const RULES: Rules<Values> = { schema: savedView.pick(['name']) };

export interface ViewDialogProps {
  list: SavedViewList;
  choice: Choice;
  view: SavedViewView | null;
  /** Views of this list. Saving under an existing name replaces that view. */
  views: readonly SavedViewView[];
  onClose: () => void;
}

export default function ViewDialog({ list, choice, view, views, onClose }: ViewDialogProps) {
  const text = useText('lists');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const validate = useRules(RULES);
  const [put] = useSaveViewMutation();
  // The id does not change, so that a retry after a lost response does not create a second view.
  const [newId] = useState(randomUuid);
  const namesake = (name: string) => (view ? undefined : views.find((one) => one.name === name.trim()));
  const messages = { running: text('views.saving'), done: text('views.saved'), failed: text('views.saveFailed') };
  return (
    <RecordDialog<Values, SavedViewView>
      title={text(view ? 'rename' : 'views.save')}
      stored={null}
      initial={{ name: view?.name ?? '' }}
      validate={validate}
      send={({ name }) => {
        const id = view?.view_id ?? namesake(name)?.view_id ?? newId;
        return runWithMessage(messages, () =>
          withSession(() => put({ id, body: { list, name, choice: view?.choice ?? choice } }).unwrap()),
        );
      }}
      failureText={(failure) => failureOr(failure, text('views.saveFailed'))}
      versions={null}
      onClose={onClose}
      onSaved={onClose}
    >
      {!view && <p className="text-sm text-ink/75">{text('views.what')}</p>}
      <NameField isTaken={(name) => namesake(name) !== undefined} />
    </RecordDialog>
  );
}

function NameField({ isTaken }: { isTaken: (name: string) => boolean }) {
  const text = useText('lists');
  const { name } = useFormikContext<Values>().values;
  return (
    <TextField
      name="name"
      label={text('views.name')}
      hint={text(isTaken(name) ? 'views.again' : 'views.nameHint')}
      maxLength={LIMITS.savedViewNameMaxLength}
    />
  );
}
