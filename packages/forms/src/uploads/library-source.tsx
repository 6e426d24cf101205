import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LibraryPickerProps {
  /** Allows choosing several images. */
  multiple: boolean;
  onPick: (files: File[]) => void;
  onClose: () => void;
}

const Picker = createContext<ComponentType<LibraryPickerProps> | null>(null);

/** Lets all drop zones inside offer images of the library (LIB-02); `null` turns this off. */
export function LibrarySource({ picker, children }: { picker: ComponentType<LibraryPickerProps> | null; children: ReactNode }) {
  return <Picker value={picker}>{children}</Picker>;
}

/** The picker of the closest `LibrarySource`, or null. */
export function useLibraryPicker(): ComponentType<LibraryPickerProps> | null {
  return useContext(Picker);
}
