import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LibraryPickerProps {
  multiple: boolean;
  onPick: (files: File[]) => void;
  onClose: () => void;
}

const Picker = createContext<ComponentType<LibraryPickerProps> | null>(null);

export function LibrarySource({ picker, children }: { picker: ComponentType<LibraryPickerProps> | null; children: ReactNode }) {
  return <Picker value={picker}>{children}</Picker>;
}

export function useLibraryPicker(): ComponentType<LibraryPickerProps> | null {
  return useContext(Picker);
}
