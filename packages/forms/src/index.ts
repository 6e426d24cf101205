/**
 * The editing kit: building blocks of all forms. Each remote bundles what it uses, together with formik, so import it in lazily loaded
 * chunks only.
 */
export { ConfirmDialog, DiscardDialog } from './editing/confirm-dialog.tsx';
export { askedFor, type ConflictField, type ConflictRow, conflictRows, resolved, type Side } from './editing/conflict.ts';
export { ConflictDialog, type ConflictDialogProps } from './editing/conflict-dialog.tsx';
export { type ConflictLabels, conflictFields, localisedLabels, useLocalisedLabels } from './editing/conflict-labels.ts';
export { EditBar } from './editing/edit-bar.tsx';
export { LanguageTabs } from './editing/language-tabs.tsx';
export { CancelButton, SaveButton } from './editing/save-button.tsx';
export { SaveNote } from './editing/save-note.tsx';
export { UnsavedGuard } from './editing/unsaved-guard.tsx';
export { useOnceAtATime } from './editing/use-once-at-a-time.ts';
export { type SavedForm, useSave } from './editing/use-save.ts';
export { useTabGuard } from './editing/use-tab-guard.ts';
export { useTellMerged } from './editing/use-tell-merged.ts';
export { useTold } from './editing/use-told.ts';
export { FactFields } from './facts/fact-fields.tsx';
export { conflictOf, isCancelled, useFailureText } from './faults/failure-text.ts';
export { FormGuide } from './faults/form-guide.tsx';
export { type FormStatus, faultAt, statusOf, useLanguageMarks } from './faults/form-status.ts';
export { useFaultText } from './faults/use-fault-text.ts';
export { useFaultsOnceSent } from './faults/use-faults-once-sent.ts';
export { useFocusOnFault } from './faults/use-focus-on-fault.ts';
export { useServerFaults } from './faults/use-server-faults.ts';
export { ChoiceField } from './fields/choice-field.tsx';
export { DateField } from './fields/date-field.tsx';
export { FieldFrame } from './fields/field-frame.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { RupiahField } from './fields/rupiah-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { TickField } from './fields/tick-field.tsx';
export { typedNumber, typedRupiah } from './fields/typed-number.ts';
export { useFormField } from './fields/use-form-field.ts';
export { type Rules, useRules, type Wording } from './use-rules.ts';
