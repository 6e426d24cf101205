import { useRef, useState } from 'react';
import { type TranslatedValues, textAt } from './translated-texts.ts';

interface Mark {
  is: 'made' | 'accepted';
  text: string;
}
type Marks = ReadonlyMap<string, Mark>;

/** The part of a save request about machine translations: paths of the texts that are new and of those that were accepted. */
export interface MachineMarks {
  machine: string[];
  accepted: string[];
}

/**
 * Tracks machine translations that have not been accepted: those stored in the draft, and the changes since. `of` and `said` are the
 * `marks` of `useDraft`: the marks for the next save, and the result of a save.
 */
export function useMachineMarks(opened: readonly string[]) {
  const [stored, setStored] = useState(opened);
  const [fresh, setFresh] = useState<Marks>(new Map());
  // Refs for requests in flight.
  const now = useRef(fresh);
  const behind = useRef(new WeakMap<object, Marks>());
  const keep = (change: (marks: Map<string, Mark>) => void) => {
    const next = new Map(now.current);
    change(next);
    now.current = next;
    setFresh(next);
  };
  const isMachine = (path: string, text: string) => {
    const mark = fresh.get(path);
    if (mark) return mark.is === 'made' && mark.text === text;
    return text !== '' && stored.includes(path);
  };
  return {
    isMachine,
    made: (texts: readonly { path: string; text: string }[]) =>
      keep((marks) => {
        for (const { path, text } of texts) marks.set(path, { is: 'made', text });
      }),
    /** Marks a text as accepted, because the user confirmed or rewrote it. */
    accept: (path: string, text: string) => keep((marks) => marks.set(path, { is: 'accepted', text })),
    of: (values: TranslatedValues): MachineMarks | null => {
      const marks = [...now.current];
      const machine = marks.filter(([path, mark]) => mark.is === 'made' && textAt(values, path) === mark.text).map(([path]) => path);
      const accepted = marks.filter(([, mark]) => mark.is === 'accepted').map(([path]) => path);
      if (machine.length + accepted.length === 0) return null;
      const said = { machine, accepted };
      behind.current.set(said, now.current);
      return said;
    },
    said: (marks: object, { machine }: { machine: readonly string[] }) => {
      const sent = behind.current.get(marks);
      setStored(machine);
      keep((later) => {
        for (const [path, mark] of sent ?? []) if (later.get(path) === mark) later.delete(path);
      });
    },
  };
}
