import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactElement, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import type { IconComponent } from './icon.tsx';
import { SearchIcon } from './icons.tsx';

export interface PaletteEntry {
  key: string;
  label: string;
  detail?: string | undefined;
  icon: IconComponent;
  link: ReactElement;
}

export interface PaletteGroup {
  key: string;
  label: string;
  items: readonly PaletteEntry[];
}

export interface PaletteProps {
  onClose: () => void;
  title: string;
  closeLabel: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  status: string;
  empty: string;
}

export function Palette({ onClose, title, closeLabel, placeholder, typed, onType, groups, status, empty }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // The content security policy allows no style elements.
    <CSPProvider disableStyleElements>
      <Dialog open onClose={onClose} title={title} titleHidden closeLabel={closeLabel} initialFocus={input} className="sm:max-w-xl">
        <Autocomplete.Root
          inline
          open
          mode="none"
          autoHighlight="always"
          items={groups}
          value={typed}
          // Ignores the library's own resets, such as after an item is chosen or the list is rendered again.
          onValueChange={(next, { reason }) => reason === 'input-change' && onType(next)}
          itemToStringValue={(entry: PaletteEntry) => entry.label}
        >
          <div className="flex min-h-16 items-center gap-3 border-b border-ink/10 pr-16 pl-5">
            <SearchIcon className="size-5 shrink-0 text-ink/60" />
            <Autocomplete.Input
              ref={input}
              aria-label={title}
              placeholder={placeholder}
              className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink/60"
            />
          </div>
          <p role="status" className="sr-only">
            {status}
          </p>
          <div className="h-[min(26rem,58dvh)] overflow-y-auto overscroll-contain p-2">
            <Autocomplete.Empty className="px-4 py-10 text-center text-sm text-ink/75 empty:p-0">{empty}</Autocomplete.Empty>
            <Autocomplete.List aria-label={title}>
              {(group: PaletteGroup) => (
                <Autocomplete.Group key={group.key} items={group.items} className="pb-2">
                  <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-ink/70">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: PaletteEntry) => (
                      <Autocomplete.Item
                        key={entry.key}
                        value={entry}
                        render={entry.link}
                        nativeButton={false}
                        onClick={onClose}
                        className="flex min-h-11 items-center gap-3 rounded-field px-3 py-2 outline-none data-highlighted:bg-foam"
                      >
                        <entry.icon className="size-5 shrink-0 text-ocean" />
                        <span className="min-w-0 truncate">{entry.label}</span>
                        {entry.detail && <span className="ml-auto max-w-[45%] shrink-0 truncate text-xs text-ink/70">{entry.detail}</span>}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </div>
        </Autocomplete.Root>
      </Dialog>
    </CSPProvider>
  );
}
