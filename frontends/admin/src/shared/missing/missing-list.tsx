import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { ArrowRightIcon } from '@reefdesk/ui/icons';

export interface MissingListProps {
  missing: readonly MissingField[];
  wordsFor: (part: MissingField) => string;
  onGo: (part: MissingField) => void;
}

export function MissingList({ missing, wordsFor, onGo }: MissingListProps) {
  return (
    <ul className="grid gap-1">
      {missing.map((part) => (
        <li key={`${part.field} ${part.language}`}>
          <button
            type="button"
            onClick={() => onGo(part)}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field bg-foam px-4 text-left text-sm font-semibold hover:bg-shallows/40"
          >
            {wordsFor(part)}
            <ArrowRightIcon className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
