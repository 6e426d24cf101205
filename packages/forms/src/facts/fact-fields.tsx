import { RupiahField } from '../fields/rupiah-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFieldText } from '../texts/fields.ts';
import { FACTS, kindOfFact } from './use-facts.ts';

export function FactFields() {
  const text = useFieldText();
  return FACTS.map((name) => {
    const fact = kindOfFact(name);
    const label = text(`facts.${name}.label`);
    if (fact.kind === 'choice') {
      const options = fact.choices.map((value) => ({ value, label: text(`facts.${name}.choices.${value}`) }));
      return <SelectField key={name} name={name} label={label} options={[{ value: '', label: text(`facts.${name}.none`) }, ...options]} />;
    }
    const field = { name, label, hint: text(`facts.${name}.hint`), optional: true };
    return fact.kind === 'rupiah' ? <RupiahField key={name} {...field} /> : <TextField key={name} {...field} inputMode="numeric" />;
  });
}
