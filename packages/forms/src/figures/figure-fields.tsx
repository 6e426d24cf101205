import { RupiahField } from '../fields/rupiah-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFieldText } from '../fields/texts.ts';
import { FIGURES, isRupiah } from './use-figures.ts';

/** A field for each plain number of a package, at its own name. */
export function FigureFields() {
  const text = useFieldText();
  return FIGURES.map((name) => {
    const field = { name, label: text(`figures.${name}.label`), hint: text(`figures.${name}.hint`), optional: true };
    return isRupiah(name) ? <RupiahField key={name} {...field} /> : <TextField key={name} {...field} inputMode="numeric" />;
  });
}
