import { chatLink } from '@reefdesk/contracts/site/brand';
import { useCallback, useSyncExternalStore } from 'react';
import { useBrand } from './use-brand.ts';

const KEY = 'reefdesk_enquiry_reference';
const CHANGED = 'reefdesk:enquiry-reference';

/** Stores the reference, which is then added to chat messages (ENQ-06). */
export function rememberReference(reference: string): void {
  try {
    sessionStorage.setItem(KEY, reference);
  } catch {
    // Storage may be blocked: chat messages then have no reference.
  }
  dispatchEvent(new Event(CHANGED));
}

export function useChatTexts(): (message: string) => string {
  const reference = useSyncExternalStore(listen, read, none);
  return useCallback((message) => (reference && !message.includes(reference) ? `${message}\n\n${reference}` : message), [reference]);
}

export function useChatLink(): (message: string) => string {
  const chatText = useChatTexts();
  const { whatsapp } = useBrand();
  return useCallback((message) => chatLink({ whatsapp }, chatText(message)), [chatText, whatsapp]);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const none = () => null;

function listen(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}
