import { useFormikContext } from 'formik';

/** Invisible field that only bots fill in (ENQ-07). */
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
