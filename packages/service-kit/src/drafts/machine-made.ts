import { isDeepStrictEqual } from 'node:util';
import type { MissingPart } from '@reefdesk/contracts/drafts';
import type { Language } from '@reefdesk/contracts/languages';
import { valueAt } from './applied-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a call says of texts that a machine made, by path in the fields: `descriptions.id`, `image_desc_id`. */
export interface MachineMarks {
  machine?: readonly string[] | undefined;
  accepted?: readonly string[] | undefined;
}

/** Which texts nobody stands for: those that were, as long as nobody writes or accepts them, and those that a machine makes now. */
export function machineMarks(
  before: { fields: Fields | null; machine?: readonly string[] } | null,
  next: Fields,
  marks: MachineMarks,
): string[] {
  const { machine = [], accepted = [] } = marks;
  const earlier = (before?.machine ?? []).filter(
    (path) => !accepted.includes(path) && isDeepStrictEqual(valueAt(before?.fields ?? {}, path), valueAt(next, path)),
  );
  const isText = (path: string) => typeof valueAt(next, path) === 'string' && valueAt(next, path) !== '' && PATH.test(path);
  return [...new Set([...earlier, ...machine])].filter(isText);
}

const PATH = /^(.+)[._](en|id|cn)$/;

/** They are there, and not ready. */
export function unaccepted(machine: readonly string[] = []): MissingPart[] {
  return machine.map((path) => {
    const [, field = path, language] = PATH.exec(path) ?? [];
    return { field, language: language as Language, reason: 'machine_made' };
  });
}
