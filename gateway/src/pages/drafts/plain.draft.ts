import { localise } from '@reefdesk/contracts/languages';
import type { SlideView } from '@reefdesk/contracts/slides';
import { aboutHero } from '../content/heroes.ts';
import { prose } from '../content/prose.ts';
import { type Html, html } from '../html.ts';
import type { PageDraft } from '../page.ts';
import { type DraftSetting, sharePicture } from './draft-setting.ts';

/** The about page: its words are all in the texts, its first picture is that of the slideshow. */
export function aboutDraft(setting: DraftSetting, [slide]: readonly SlideView[]): PageDraft {
  const { brand, text, data, origin } = setting;
  const draft = plainDraft(setting, 'about', '/auth/about');
  const questions = questionsOf(text.node('about', 'faq.items'));
  return {
    ...draft,
    ...sharePicture(origin, slide?.image_meta, draft.title),
    structuredData: [
      data.agency(),
      ...(questions.length > 0 ? [data.questions(questions)] : []),
      data.breadcrumbs([
        { name: brand.shortName, path: '/auth/homepage' },
        { name: draft.title, path: '/auth/about' },
      ]),
    ],
    content: html`${aboutHero(text('about', 'hero.title') || draft.title, slide, setting)}${prose(withoutHero(text.node('about', '')))}`,
  };
}

/** The sign-in and the sign-up: what the form is for, and the way to the other of the two. */
export function accountDraft(setting: DraftSetting, page: 'sign-in' | 'sign-up', canonicalPath: string): PageDraft {
  const { text } = setting;
  const other =
    page === 'sign-in' ? { path: '/sign-up', name: text(page, 'signUp') } : { path: '/auth/sign-in', name: text(page, 'signIn') };
  return {
    ...plainDraft(setting, page, canonicalPath),
    content: fewWords(text(page, 'heading'), text(page, 'text'), [other]),
  };
}

const LOST: Readonly<Record<string, readonly [namespace: string, heading: string, text: string]>> = {
  travel: ['travel', 'failed.lost', 'failed.lostText'],
  destination: ['destination-detail', 'failure.lost.title', 'failure.lost.more'],
};

/** An address where nothing is, or nothing any more: what its screen says, and the ways on. */
export function lostDraft(setting: DraftSetting, kind: string): PageDraft {
  const { text } = setting;
  const [namespace, headingKey, textKey] = LOST[kind] ?? ['common', 'lost.title', 'lost.text'];
  const heading = text(namespace, headingKey);
  const ways = [
    { path: '/', name: text('common', 'wayHome') },
    { path: '/auth/destinations', name: text('common', 'wayOn') },
  ];
  return { ...emptyDraft(setting), status: 404, ...(heading && { content: fewWords(heading, text(namespace, textKey), ways) }) };
}

function fewWords(heading: string, text: string, ways: readonly { path: string; name: string }[]): Html {
  const links = ways.map(({ path, name }) => html`<p><a href="${path}">${name}</a></p>`);
  return html`<section class="container-page pt-32 pb-16"><h1 class="heading-2">${heading}</h1><p class="lead mt-3 mb-6">${text}</p>${links}</section>`;
}

function plainDraft({ brand, text, language }: DraftSetting, namespace: string, canonicalPath: string): PageDraft {
  return {
    status: 200,
    title: text(namespace, 'title', { name: brand.name }) || brand.name,
    description: text(namespace, 'description') || localise(brand.tagline, language),
    canonicalPath,
    structuredData: [],
  };
}

/** A page that says nothing to strangers. */
export function emptyDraft({ brand, language }: DraftSetting): PageDraft {
  return { status: 200, title: brand.name, description: localise(brand.tagline, language), structuredData: [] };
}

function questionsOf(node: unknown): { question: string; answer: string }[] {
  if (!Array.isArray(node)) return [];
  return node.filter(
    (entry): entry is { question: string; answer: string } =>
      typeof entry === 'object' && entry !== null && typeof entry.question === 'string' && typeof entry.answer === 'string',
  );
}

function withoutHero(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  const { title: _title, description: _description, hero: _hero, ...rest } = node as Record<string, unknown>;
  return rest;
}
