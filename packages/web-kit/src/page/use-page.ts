import { pageDescription } from '@reefdesk/contracts/page-description';
import { useEffect } from 'react';
import { pageOpened } from '../store/auth.slice.ts';
import { useAppDispatch } from '../store/hooks.ts';

export interface PageFacts {
  /** Document title, as it stands. */
  title: string;
  /** However long; the document takes what is shown of it. */
  description?: string;
  /** Names for the layouts (ENT-02): the section, and the part of it. */
  page?: string;
  microPage?: string;
}

/** Says which screen is open: document head and store. */
export function usePage({ title, description, page = '', microPage = '' }: PageFacts): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(pageOpened({ page, microPage }));
  }, [dispatch, page, microPage]);
  useEffect(() => {
    document.title = title;
    if (description) describe(description);
  }, [title, description]);
}

function describe(text: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = pageDescription(text);
}
