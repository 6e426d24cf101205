import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LibraryPickerProps {
  /** Several at once. */
  multiple: boolean;
  onPick: (files: File[]) => void;
  onClose: () => void;
}

const Picker = createContext<ComponentType<LibraryPickerProps> | null>(null);

/** Where pictures can be taken from the library: every place for files then offers it (LIB-02); with null none inside does. */
export function LibrarySource({ picker, children }: { picker: ComponentType<LibraryPickerProps> | null; children: ReactNode }) {
  return <Picker value={picker}>{children}</Picker>;
}

/** Null where there is no library. */
export function useLibraryPicker(): ComponentType<LibraryPickerProps> | null {
  return useContext(Picker);
}
