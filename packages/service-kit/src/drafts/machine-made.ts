import { isDeepStrictEqual } from 'node:util';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { valueAt } from '../records/applied-changes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Paths in the fields of texts that a request marks as machine-made or accepted: `descriptions.id`, `image_desc_id`. */
export interface MachineMarks {
  machine?: readonly string[] | undefined;
  accepted?: readonly string[] | undefined;
}

/** Paths of machine-made texts that no user has accepted: unchanged earlier ones and the new ones. */
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

/** Machine-made texts count as missing until a user accepts them. */
export function unaccepted(machine: readonly string[] = []): MissingField[] {
  return machine.map((path) => {
    const [, field = path, language] = PATH.exec(path) ?? [];
    return { field, language: language as Language, reason: 'machine_made' };
  });
}
