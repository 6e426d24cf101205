import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { TEXT_LIMITS } from '../../travel-values.ts';

/** Name, category, description and included services in one language (AADD-02, AEDIT-07, AEDIT-09, AEDIT-11, EDT-12). */
export function TravelTexts({ language }: { language: Language }) {
  const text = useText('travels');
  const fieldText = useText('fields');
  return (
    <div className="grid gap-5">
      <TextField name={`names.${language}`} label={text('fields.names')} language={language} maxLength={TEXT_LIMITS.names} />
      <TextField name={`categories.${language}`} label={text('fields.categories')} language={language} maxLength={TEXT_LIMITS.categories} />
      <TextField
        name={`descriptions.${language}`}
        label={text('fields.descriptions')}
        language={language}
        maxLength={TEXT_LIMITS.descriptions}
        rows={8}
      />
      {OPTIONAL_TEXT_NAMES.map((name) => (
        <TextField
          key={name}
          name={`${name}.${language}`}
          label={fieldText(`names.${name}`)}
          hint={text('fields.oneALine')}
          language={language}
          maxLength={LIMITS.inclusionsMaxLength}
          rows={5}
          optional
        />
      ))}
    </div>
  );
}
