import { PAGE_DATA_ELEMENT_ID, type PageData } from '@reefdesk/contracts/pages/rendering';

/** Data of a server-rendered page; undefined otherwise. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
