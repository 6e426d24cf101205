type ClassName = string | false | null | undefined;

export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}

/** For a heading that is a name: a Chinese one breaks after its punctuation, and without any it is split evenly. */
export function nameClass(name: string): string | false {
  return !/[：，、·]/.test(name) && 'name';
}
