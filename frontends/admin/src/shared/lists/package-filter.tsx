import { Select } from '@reefdesk/ui/select';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useBookablePackagesQuery } from '../departures.api.ts';

const ALL = 'all';

export interface PackageFilterProps {
  /** Slug of the chosen package. */
  value: string | undefined;
  onChange: (slug: string) => void;
  className?: string;
}

/** Narrows a list to one package. */
export function PackageFilter({ value = '', onChange, className }: PackageFilterProps) {
  const text = useText('lists');
  const localise = useLocalise();
  const { data: packages = [] } = useBookablePackagesQuery();
  const offered = packages.map(({ slug, name }) => ({ value: slug, label: localise(name) || slug }));
  // A package that is no longer public may still have records.
  const other = value !== '' && !offered.some((one) => one.value === value) ? [{ value, label: value }] : [];
  return (
    <Select
      label={text('package')}
      value={value || ALL}
      options={[{ value: ALL, label: text('allPackages') }, ...offered, ...other]}
      onChange={(slug) => onChange(slug === ALL ? '' : slug)}
      {...(className !== undefined && { className })}
    />
  );
}
