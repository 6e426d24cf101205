import { LANGUAGE_NAMES, toLanguage } from '@reefdesk/contracts/languages';
import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import { personEdit } from '@reefdesk/contracts/people/requests';
import { type Rules, useRules } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useChangePersonMutation } from './people.api.ts';
import { languagesError, RightsFields, type RightsValues, rightsOf } from './rights-fields.tsx';

const valuesOf = ({ position, languages = [] }: PersonView): RightsValues => ({ position, languages });
const RULES: Rules<RightsValues> = { schema: personEdit, request: rightsOf, also: languagesError };

export interface PersonDialogProps {
  person: PersonView;
  onClose: () => void;
  onSaved: () => void;
  /** Omitted if the second step cannot be removed. */
  onRemoveTwoStep?: (() => void) | undefined;
}

/** Edits the position of a team member, and a translator's languages (PPL-06). */
export function PersonDialog({ person, onClose, onSaved, onRemoveTwoStep }: PersonDialogProps) {
  const text = useText('people');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangePersonMutation();
  const validate = useRules(RULES, text);
  return (
    <RecordDialog<RightsValues, PersonView>
      title={text('edit.title', { name: person.fullname })}
      stored={person}
      initial={valuesOf(person)}
      validate={validate}
      send={(values, onto) => {
        const { user_id: id, version } = onto ?? person;
        return withSession(() => change({ id, version, body: rightsOf(values) }).unwrap());
      }}
      failureText={(failure) => failureOr(failure, text('errors.save'))}
      versions={{
        valuesOf,
        labels: {
          position: { label: text('fields.position'), show: (position) => text(`values.${position}`) },
          languages: { label: text('fields.languages'), show: (codes) => codes.map((code) => LANGUAGE_NAMES[toLanguage(code)]).join(', ') },
        },
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      <p className="text-sm text-ink/75 wrap-anywhere">{person.email}</p>
      <RightsFields />
      <p className="text-sm text-ink/75">{text('edit.when')}</p>
      {onRemoveTwoStep && (
        <Button variant="outline" size="small" onClick={onRemoveTwoStep} className="justify-self-start">
          {text('edit.removeTwoStep')}
        </Button>
      )}
    </RecordDialog>
  );
}
