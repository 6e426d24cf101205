type ClassName = string | false | null | undefined;

/** Joins class names, leaving out what is not there. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
