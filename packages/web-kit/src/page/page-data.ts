import { PAGE_DATA_ELEMENT_ID, type PageData } from '@reefdesk/contracts/pages/rendering';

/** What the server drew the page from; undefined where it did not draw it. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
