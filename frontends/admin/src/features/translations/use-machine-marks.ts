import { useRef, useState } from 'react';
import { type TranslatedValues, textAt } from './translated-texts.ts';

interface Mark {
  is: 'made' | 'accepted';
  text: string;
}
type Marks = ReadonlyMap<string, Mark>;

/** Paths of new machine translations and of accepted ones, as sent with a save. */
export interface MachineMarks {
  machine: string[];
  accepted: string[];
}

/** Tracks machine translations that have not been accepted. `of` and `said` are the `marks` of `useDraft`. */
export function useMachineMarks(opened: readonly string[]) {
  const [stored, setStored] = useState(opened);
  const [fresh, setFresh] = useState<Marks>(new Map());
  // Refs, because requests may finish after later renders.
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
    accept: (path: string, text: string) => keep((marks) => marks.set(path, { is: 'accepted', text })),
    of: (values: TranslatedValues): MachineMarks | null => {
      const marks = [...now.current];
      const machine = marks.filter(([path, mark]) => mark.is === 'made' && textAt(values, path) === mark.text).map(([path]) => path);
      const accepted = marks.filter(([, mark]) => mark.is === 'accepted').map(([path]) => path);
      if (machine.length + accepted.length === 0) return null;
      const sent = { machine, accepted };
      behind.current.set(sent, now.current);
      return sent;
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
