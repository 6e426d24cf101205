import type { Language } from '@reefdesk/contracts/languages';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { ESTIMATE_CURRENCIES, FIGURE_PLACE_NAMES, SEO_PAGES } from '@reefdesk/contracts/site/brand-schema';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { SITE_PAGES } from '@reefdesk/contracts/site/values';
import {
  ConflictDialog,
  type ConflictField,
  conflictFields,
  FormGuide,
  LanguageTabs,
  SaveButton,
  SaveNote,
  UnsavedGuard,
  useLanguageMarks,
  useLocalisedLabels,
  useResultMessage,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { FormFields } from '@reefdesk/ui/form-fields';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { api, mutation, query, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { SECTIONS, sectionId } from './section.tsx';
import { Sections } from './sections.tsx';
import { contentOf, placeOf, SITE_RULES, type SiteValues, TEXTS, valuesOf } from './site-values.ts';

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteRecord: query(build, 'GET /api/site', { providesTags: ['Site'], keepUnusedDataFor: 0 }),
    saveSite: mutation(build, 'PUT /api/site', { invalidatesTags: (saved) => (saved ? ['Site'] : []) }),
  }),
});

const { useSiteRecordQuery, useSaveSiteMutation } = siteApi;

/** Editor of the site's settings and texts (SET-01). */
export default function SitePage() {
  const text = useText('site');
  const { data, error, isFetching, refetch } = useSiteRecordQuery();
  usePage({ title: text('pages.site'), page: 'site' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <ListHeader title={text('pages.site')} lead={text('lead')}>
        {data && <PreviewButton kind="site" id="site" />}
      </ListHeader>
      {data ? (
        <SiteEditor record={data} />
      ) : error ? (
        <ListFailure failure={error} fallback={text('loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')} className="grid gap-6">
          <Skeleton className="h-72 rounded-panel" />
          <Skeleton className="h-72 rounded-panel" />
        </div>
      )}
    </main>
  );
}

function SiteEditor({ record }: { record: SiteRecord }) {
  const validate = useRules(SITE_RULES);
  const [opened] = useState(record);
  const saving = useSiteSave(opened);
  return (
    <Formik<SiteValues> initialValues={valuesOf(opened)} validate={validate} validateOnBlur={false} onSubmit={saving.save}>
      <Screen saving={saving} />
    </Formik>
  );
}

function Screen({ saving: { busy, conflict, failure, dismiss } }: { saving: ReturnType<typeof useSiteSave> }) {
  const text = useText('site');
  const { dirty } = useFormikContext<SiteValues>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const marks = useLanguageMarks(TEXTS);
  return (
    <>
      <Form noValidate className="flex flex-col gap-6 [&_.field]:scroll-mt-32">
        <FormGuide language={language} onLanguage={setLanguage} />
        <nav aria-label={text('contents')} className="-mb-2">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${sectionId(name)}`} className="link inline-block py-1.5">
                  {text(`sections.${name}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SaveNote failure={failure} onDismiss={dismiss} />
        <LanguageTabs value={language} onChange={setLanguage} marks={marks}>
          {(shown) => (
            <FormFields resting={busy}>
              <Sections language={shown} />
            </FormFields>
          )}
        </LanguageTabs>
        <div className="sticky bottom-(--lower-bar) z-10 -mx-5 flex items-center justify-end gap-4 bg-foam/95 px-5 py-3 backdrop-blur max-lg:pr-20 lg:-mx-8 lg:pr-28 lg:pl-8">
          <p role="status" className="min-w-0 flex-1 text-sm text-ink/75">
            {dirty ? text('unsaved') : ''}
          </p>
          <SaveButton busy={busy} disabled={!dirty} />
        </div>
      </Form>
      <UnsavedGuard when={dirty} />
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
}

/** Saves the record. Concurrent changes to different fields are merged. */
function useSiteSave(stored: SiteRecord) {
  const text = useText('site');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const [saveSite] = useSaveSiteMutation();
  const messages = { running: text('saving'), done: text('saved'), failed: text('failed') };
  return useSave<SiteValues, SiteRecord>({
    stored,
    send: (values, onto) =>
      runWithMessage(messages, () => withSession(() => saveSite({ version: (onto ?? stored).version, body: contentOf(values) }).unwrap())),
    onSaved: (saved, form) => form.resetForm({ values: valuesOf(saved) }),
    conflict: { fields: useConflictFields(), valuesOf },
    placeOf,
  });
}

function useConflictFields(): ConflictField[] {
  const text = useText('site');
  const localised = useLocalisedLabels();
  const plain = <Name extends string>(names: readonly Name[]) => each(names, (name) => ({ label: text(`fields.${name}`) }));
  const texts = (name: string) => localised(text(`fields.${name}`));
  const list = (name: string) => ({ label: text(`fields.${name}`), show: shown });
  return conflictFields<SiteValues>({
    brand: {
      ...plain(['name', 'shortName', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'supportEmail', 'securityContact', 'timeZone']),
      tagline: texts('tagline'),
      blurb: texts('blurb'),
      wechat: { id: { label: text('fields.wechat.id') }, link: { label: text('fields.wechat.link') } },
      contacts: each(LANGUAGES, (language) => each(['phone', 'phoneDisplay', 'whatsapp', 'email'], (name) => texts(name)[language])),
      address: each(LANGUAGES, (language) => ({ ...texts('address')[language], show: shown })),
      openingHours: { contact: list('hoursContact'), office: list('hoursOffice') },
      rates: each(ESTIMATE_CURRENCIES, (currency) => ({ label: text('fields.rate', { currency }) })),
      map: plain(['latitude', 'longitude', 'query']),
      social: plain(['facebook', 'instagram', 'tiktok', 'youtube']),
      chat: { greeting: texts('greeting') },
      hero: { title: texts('headline'), claims: list('claims') },
      figures: each(FIGURE_PLACE_NAMES, (place) => list(`figures.${place}`)),
      awards: list('awards'),
      seo: each(SEO_PAGES, () => ({ title: texts('seoTitle'), description: texts('seoDescription') })),
    },
    questions: list('questions'),
    pages: each(SITE_PAGES, texts),
    payment: { deposit: texts('deposit') },
    retention: plain(['enquiries', 'audit', 'links']),
  });
}

function shown(list: readonly unknown[]): string {
  return list.map((entry) => textsIn(entry).join(' · ')).join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)];
  return Object.values(value).flatMap(textsIn);
}
