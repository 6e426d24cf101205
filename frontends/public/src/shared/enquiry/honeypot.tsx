import { useFormikContext } from 'formik';

/** A field that people neither see nor reach, and robots fill in (ENQ-07). */
export function Honeypot() {
  const { values, setFieldValue } = useFormikContext<{ website: string }>();
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => void setFieldValue('website', event.target.value)}
        />
      </label>
    </div>
  );
}
