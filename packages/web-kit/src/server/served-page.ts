import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@reefdesk/contracts/languages';
import type { ScreenCode } from '@reefdesk/contracts/pages/rendering';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { ComponentType } from 'react';
import type { Arguments, Data, Reads } from '../api/endpoint.ts';
import type { StoreExtra } from '../http/http-client.ts';
import type { Text } from '../language/use-text.ts';
import type { RootState } from '../store/root-reducer.ts';

export interface PageVisit {
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
  namesLanguage: boolean;
  /** `https://www.example.com`, without a trailing slash. */
  origin: string;
  brand: Brand;
  path: string;
  text(namespace: string): Text;
  /** Data of an API read; undefined while unavailable. Reads made here are sent with the page. */
  data<R extends Reads>(route: R, ...argument: Arguments<R>): Data<R> | undefined;
}

/** A JPEG with an absolute URL. */
export interface CardPicture {
  url: string;
  width: number;
  height: number;
}

/** Metadata of a page; the screen sets title and description (`usePage`). */
export interface PageHead {
  /** Excluded from search engines, without a canonical address. */
  isUnlisted?: true;
  card?: { wide: CardPicture; square: CardPicture; alt: string };
  structuredData: readonly object[];
}

export type PageRead = ThunkAction<unknown, RootState, StoreExtra, UnknownAction>;

export interface ReadOptions {
  /** Keeps the response as long as the store; else for a minute, or while a screen shows it. */
  subscribe?: boolean;
}

export type PageReads = (visit: Pick<PageVisit, 'params' | 'language'>, options?: ReadOptions) => PageRead[];

export interface ServedPage {
  code: ScreenCode;
  reads?(visit: PageVisit): readonly PageRead[];
  /** Undefined if the page's subject does not exist: it is then not indexed. */
  head(visit: PageVisit): PageHead | undefined;
}

export interface ServedRemote {
  default: ComponentType;
  /** Page of an address; `private` for browser-only pages, undefined for unknown addresses. */
  pageAt(pathname: string): { page: ServedPage; params: PageVisit['params']; path: string } | 'private' | undefined;
}
