import { createContext } from 'react';

export interface PageFacts {
  /** Document title, as it stands. */
  title: string;
  /** However long; the document takes what is shown of it. */
  description?: string;
  /** Names for the layouts (ENT-02): the section, and the part of it. */
  page?: string;
  microPage?: string;
}

/** Told of the open screen while it is drawn: on the server, where no effect runs. */
export const PageReport = createContext<((facts: PageFacts) => void) | undefined>(undefined);
