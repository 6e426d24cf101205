import { useId } from 'react';

/** A stable id, also on the server: React's own ids begin with a character that html-validate rejects. */
export function useElementId(): string {
  return `id${useId()}`;
}
