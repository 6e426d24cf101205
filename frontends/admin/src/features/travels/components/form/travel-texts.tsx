import type { Language } from '@reefdesk/contracts/languages';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { TEXT_LIMITS } from '../../travel-values.ts';

/** Name, category and description in one language (AADD-02, AEDIT-07, AEDIT-09, AEDIT-11). */
export function TravelTexts({ language }: { language: Language }) {
  const text = useText('travels');
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
    </div>
  );
}
