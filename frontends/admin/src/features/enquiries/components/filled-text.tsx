import { openFieldsIn } from '@reefdesk/contracts/enquiries/reply-templates';

/** A text in which unfilled template fields are highlighted. */
export function FilledText({ text }: { text: string }) {
  const parts = text.split(/(\{[^{}]*\})/);
  return parts.map((part, at) =>
    openFieldsIn(part).length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
      <mark key={at} className="rounded-sm bg-coral/30 px-0.5 font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
