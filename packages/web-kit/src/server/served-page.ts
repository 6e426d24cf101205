import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@reefdesk/contracts/languages';
import type { ScreenCode } from '@reefdesk/contracts/pages/rendering';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { ComponentType } from 'react';
import type { Arguments, Data, Reads } from '../api/endpoint.ts';
import type { StoreExtra } from '../http/http-client.ts';
import type { Text } from '../language/use-text.ts';
import type { RootState } from '../store/root-reducer.ts';

/** An address as its page was found by it. */
export interface PageVisit {
  /** Parameters of the address, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
  /** Whether the address says which. */
  namesLanguage: boolean;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
  brand: Brand;
  /** The one path under which the page should be found. */
  path: string;
  text(namespace: string): Text;
  /** The data of a read of the API; undefined while it is not available. Everything that is read here comes with the page. */
  data<R extends Reads>(route: R, ...argument: Arguments<R>): Data<R> | undefined;
}

/** A JPEG, `url` in full. */
export interface CardPicture {
  url: string;
  width: number;
  height: number;
}

/** What machines read of a page, beside title and description, which the screen itself says (`usePage`). */
export interface PageHead {
  /** Not for search engines, and of no one address. */
  isUnlisted?: true;
  /** The pictures that go with a shared link. */
  card?: { wide: CardPicture; square: CardPicture; alt: string };
  /** schema.org objects. */
  structuredData: readonly object[];
}

/** Makes one read of the screen. */
export type PageRead = ThunkAction<unknown, RootState, StoreExtra, UnknownAction>;

export interface ReadOptions {
  /** Whether the answer is held as long as the store is; else for a minute, and longer when a screen shows it. */
  subscribe?: boolean;
}

/** The reads that a page's screen begins with. */
export type PageReads = (visit: Pick<PageVisit, 'params' | 'language'>, options?: ReadOptions) => PageRead[];

/** A page of a remote, as the server knows it. */
export interface ServedPage {
  code: ScreenCode;
  /** What its first screen shows. */
  reads?(visit: PageVisit): readonly PageRead[];
  /** Undefined while what it is about is not there: such a page is not to be found. */
  head(visit: PageVisit): PageHead | undefined;
}

/** What a remote's build for the server exposes. */
export interface ServedRemote {
  /** Its routes, as in the browser. */
  default: ComponentType;
  /** The page of an address and its path; `private` for what only the browser draws, undefined for what leads nowhere. */
  pageAt(pathname: string): { page: ServedPage; params: PageVisit['params']; path: string } | 'private' | undefined;
}
