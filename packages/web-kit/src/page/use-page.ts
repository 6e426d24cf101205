import { pageDescription, pageTitle } from '@reefdesk/contracts/pages/page-description';
import { useContext, useEffect } from 'react';
import { pageOpened } from '../store/auth.slice.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { type PageFacts, PageReport } from './page-report.ts';

export function usePage(facts: PageFacts): void {
  const { description, page = '', microPage = '' } = facts;
  const title = pageTitle(facts.title);
  useContext(PageReport)?.(facts);
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
