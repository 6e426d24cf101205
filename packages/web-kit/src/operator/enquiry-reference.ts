import { chatLink } from '@reefdesk/contracts/brand';
import { useCallback, useSyncExternalStore } from 'react';
import { useBrand } from './use-brand.ts';

/** In the browser, for this visit: by what the operator finds the enquiry that was sent. */
const KEY = 'reefdesk_enquiry_reference';
const CHANGED = 'reefdesk:enquiry-reference';

/** From now on chats begin with it (ENQ-06). */
export function rememberReference(reference: string): void {
  try {
    sessionStorage.setItem(KEY, reference);
  } catch {
    // Storage may be forbidden: chats begin without it.
  }
  dispatchEvent(new Event(CHANGED));
}

/** A message, and below it the reference of the enquiry that was sent in this visit. */
export function useChatWords(): (message: string) => string {
  const reference = useSyncExternalStore(listen, read, none);
  return useCallback((message) => (reference && !message.includes(reference) ? `${message}\n\n${reference}` : message), [reference]);
}

/** A chat link with such a message prefilled. */
export function useChatLink(): (message: string) => string {
  const words = useChatWords();
  const { whatsapp } = useBrand();
  return useCallback((message) => chatLink({ whatsapp }, words(message)), [words, whatsapp]);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The server knows of no visit. */
const none = () => null;

function listen(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}
