import { useId } from 'react';

/** An id of this component's own, the same on the server: React's begins with a character with which no id should (html-validate). */
export function useElementId(): string {
  return `id${useId()}`;
}
