import { type SavedViewList, savedView } from '@reefdesk/contracts/accounts/saved-views';
import type { SavedViewView } from '@reefdesk/contracts/accounts/saved-views.endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type Rules, TextField, useOnceAtATime, useRules, useTold } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { EditDialog, EditDialogFooter, SaveFault } from './edit-dialog.tsx';
import { useFailureOr } from './failure-or.ts';
import { useSaveViewMutation } from './saved-views.api.ts';
import type { Choice } from './use-list-views.ts';

interface Values {
  name: string;
}

const RULES: Rules<Values> = { schema: savedView.pick(['name']) };

export interface ViewDialogProps {
  list: SavedViewList;
  /** The current filters, stored in a new view. */
  choice: Choice;
  /** View to rename; null saves the current filters as a view. */
  view: SavedViewView | null;
  /** Views of this list; saving under an existing name replaces that view. */
  views: readonly SavedViewView[];
  onClose: () => void;
}

/** Dialog that saves the current filters as a view, or renames a view. Mount it when it opens. */
export default function ViewDialog({ list, choice, view, views, onClose }: ViewDialogProps) {
  const text = useText('lists');
  const told = useTold();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const validate = useRules(RULES);
  const [put] = useSaveViewMutation();
  const [fault, setFault] = useState('');
  // The id stays the same when a save without a response is sent again, so no second view is created.
  const [newId] = useState(randomUuid);
  const namesake = (name: string) => (view ? undefined : views.find((one) => one.name === name.trim()));
  const [save, busy] = useOnceAtATime(async ({ name }: Values) => {
    setFault('');
    const id = view?.view_id ?? namesake(name)?.view_id ?? newId;
    const words = { running: text('views.saving'), done: text('views.saved'), failed: text('views.saveFailed') };
    try {
      await told(words, () => withSession(() => put({ id, body: { list, name, choice: view?.choice ?? choice } }).unwrap()));
      onClose();
    } catch (failure) {
      setFault(await failureOr(failure, text('views.saveFailed')));
    }
  });
  return (
    <Formik<Values> initialValues={{ name: view?.name ?? '' }} validate={validate} onSubmit={save}>
      {({ dirty, values }) => (
        <EditDialog title={text(view ? 'rename' : 'views.save')} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              {!view && <p className="text-sm text-ink/75">{text('views.what')}</p>}
              <FormFields resting={busy}>
                <TextField
                  name="name"
                  label={text('views.name')}
                  hint={namesake(values.name) ? text('views.again') : text('views.nameHint')}
                  maxLength={LIMITS.savedViewNameMaxLength}
                />
              </FormFields>
              <SaveFault message={fault} />
              <EditDialogFooter cancel={cancel} busy={busy} />
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
