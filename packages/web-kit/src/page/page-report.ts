import { createContext } from 'react';

export interface PageFacts {
  title: string;
  description?: string;
  /** Section and subsection for the layouts (ENT-02). */
  page?: string;
  microPage?: string;
}

/** Receives the page's facts during server rendering, where no effects run. */
export const PageReport = createContext<((facts: PageFacts) => void) | undefined>(undefined);
