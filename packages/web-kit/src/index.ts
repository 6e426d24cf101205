/**
 * Everything that the shell shares with the remotes at run time. Every export is part of the visitor's first download: add only what
 * remotes need, by name.
 */

export { api } from './api/api.ts';
export { type Argument, type Arguments, mutation, query, requestTo } from './api/endpoint.ts';
export { guardReads, type ReadGuard } from './api/read-guard.ts';
export { remember, remembered } from './browser-memory.ts';
export { type ApiFailure, failureOf, isApiFailure, UNKNOWN_FAILURE } from './http/api-failure.ts';
export { createHttpClient, type HttpClient, type HttpRequest } from './http/http-client.ts';
export { imageSource, resolveImagePath } from './images/image-source.ts';
export { Photo, type PhotoProps } from './images/photo.tsx';
export { errorText, useErrorText } from './language/error-text.ts';
export { useFormat } from './language/format.ts';
export { provideTexts } from './language/texts.ts';
export { useDateTag } from './language/use-date-tag.ts';
export { useLanguage, useLanguageChoice, useLocalise } from './language/use-language.ts';
export { type Text, useText } from './language/use-text.ts';
export * from './libraries.ts';
export { ChatCard } from './operator/chat-card.tsx';
export { rememberReference, useChatLink } from './operator/enquiry-reference.ts';
export { NeedsScripts } from './operator/needs-scripts.tsx';
export { OtherWays } from './operator/other-ways.tsx';
export { SocialLinks, socialNetworks } from './operator/social-links.tsx';
export { SocialRail } from './operator/social-rail.tsx';
export { useBrand } from './operator/use-brand.ts';
export { ErrorScene } from './page/error-scene.tsx';
export { FailurePanel, type FailurePanelProps } from './page/failure-panel.tsx';
export { guardHistory } from './page/history-guard.ts';
export { LanguageButtons, LanguageMenu } from './page/language-menu.tsx';
export { lazyComponent, Nothing } from './page/lazy-component.tsx';
export { lazyPage, type PageComponent } from './page/lazy-page.tsx';
export { Modal, type ModalProps } from './page/modal.tsx';
export { Popup, type PopupProps } from './page/popup.tsx';
export { UnexpectedErrorScreen } from './page/unexpected-error-screen.tsx';
export { usePage } from './page/use-page.ts';
export { useScrollLock } from './page/use-scroll-lock.ts';
export { type SwipeHandlers, useSwipe } from './page/use-swipe.ts';
export { useVisitDay, yearOf } from './page/visit-day.ts';
export { ScreenBoundary } from './remotes/screen-boundary.tsx';
export { runtimeConfig } from './runtime-config.ts';
export type { PageHead, PageRead, PageReads, PageVisit, ServedPage, ServedRemote } from './server/served-page.ts';
export { type AuthState, accountChanged, resetAuth, selectAuth, selectUser, sessionStarted } from './store/auth.slice.ts';
export { asksForSecondStep, type Credentials, fetchMe, login, logout, unwrapUser } from './store/auth.thunks.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export { type RootState, rootReducer } from './store/root-reducer.ts';
export { mayHaveSession } from './store/session-hint.ts';
export type { AppStore } from './store/store.ts';
