import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { stop, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');
const ROUNDS = 4;
const KILLED_AFTER = 20;
const AUDIT_NAMES = { names: 'name', categories: 'category', descriptions: 'description', to_bring: 'toBring' } as const;
/** Each editor has a text of their own; the first five edit the public record, the others the shared draft. */
const EDITORS = (Object.keys(AUDIT_NAMES) as (keyof typeof AUDIT_NAMES)[])
  .flatMap((field) => LANGUAGES.map((language) => ({ field, language })))
  .slice(0, 10)
  .map((slot, at) => ({ ...slot, id: `editor-${at}`, path: `${AUDIT_NAMES[slot.field]}.${slot.language}`, drafts: at >= 5 }));
type Editor = (typeof EDITORS)[number];

interface Body {
  data: TravelDetailView;
  code?: string;
  current?: { version?: number; record_version?: number };
}

let catalog: CatalogUnderTest;
let service: ServiceProcess;
let isThere: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  catalog = await CatalogUnderTest.start();
  catalog.auth.answer(DescribePeople, () => ({ people: [] }));
  await catalog.travels.insertOne(travel('trip', { itinerary: [stop(null, 0)] }));
  service = await startServiceProcess(MAIN, catalog.stack.env('catalog'));
});
afterAll(async () => {
  await service.stop();
  await catalog.stop();
});

/** Null if the service did not answer. */
async function call<Answer = Body>({ id }: Editor, method: string, path: string, body?: object, version?: number) {
  await isThere;
  const headers = { ...(await catalog.headers('admin', id)), ...(version !== undefined && { 'if-match': `"${version}"` }) };
  return new HttpClient(service.url).request<Answer>(method, path, { body, headers }).catch(() => null);
}

const DRAFT = '/api/drafts/packages/trip';
const roundIn = (text: string | null | undefined) => Number(/round (\d+)$/.exec(text ?? '')?.[1] ?? 0);

it('ten editors with drafts, publications and a killed service: no acknowledged text is lost, each publication is one version, and conflicts are reported (EDT-01, EDT-05)', async () => {
  let saved = 0;
  const conflicts: { sent: number | undefined; announced: number | undefined }[] = [];
  const inPublic: { editor: Editor; version: number; round: number }[] = [];
  const publications: number[] = [];
  let publishing = 0;

  /** Repeats until the text is acknowledged; conflicts are overwritten. */
  const save = async (editor: Editor, round: number, seen: number | undefined): Promise<number | undefined> => {
    const edit = { [editor.field]: { [editor.language]: `${editor.id} round ${round}` } };
    for (let sent = seen; ; ) {
      const answer = await (editor.drafts
        ? call(editor, 'PUT', DRAFT, edit, sent)
        : call(editor, 'PATCH', '/api/edit-travel/trip', edit, sent));
      if (answer?.status === 200) {
        saved += 1;
        const { version } = answer.body.data;
        if (!editor.drafts && version !== sent) inPublic.push({ editor, version, round });
        return version;
      }
      if (!answer) continue;
      expect([answer.status, answer.body.code]).toEqual([409, 'edit_conflict']);
      const reported = answer.body.current?.version;
      conflicts.push({ sent, announced: reported });
      sent = reported;
    }
  };
  /** On a conflict, the editor chooses the text of the draft. */
  const publish = async (editor: Editor): Promise<void> => {
    for (;;) {
      publishing += 1;
      const answer = await call(editor, 'POST', `${DRAFT}/publish`, { force: true });
      if (answer?.status === 200) return void publications.push(answer.body.data.version);
      if (answer?.body.code === 'draft_not_found') return;
      if (!answer) continue;
      expect([answer.status, answer.body.code]).toEqual([409, 'edit_conflict']);
      await call(editor, 'PUT', DRAFT, { based_on: answer.body.current?.record_version });
    }
  };
  const work = async (editor: Editor) => {
    let seen: number | undefined = editor.drafts ? undefined : 1;
    for (let round = 1; round <= ROUNDS; round++) {
      seen = await save(editor, round, seen);
      if (editor.drafts && round % 2 === 0) await publish(editor);
    }
  };

  const all = Promise.all(EDITORS.map(work));
  await Promise.race([all, eventually(() => expect(saved).toBeGreaterThan(KILLED_AFTER))]);
  isThere = service.kill().then(async () => {
    service = await startServiceProcess(MAIN, catalog.stack.env('catalog'));
  });
  await all;
  const [anybody] = EDITORS as [Editor];
  await publish(anybody);

  const read = async <Data>(path: string) => (await call<{ data: Data }>(anybody, 'GET', path))?.body.data as Data;
  const record = await read<TravelDetailView>('/api/get-travel-details/trip');
  for (const { field, language, id } of EDITORS) expect(record[field]?.[language]).toBe(`${id} round ${ROUNDS}`);
  expect((await call(anybody, 'GET', DRAFT))?.body.code).toBe('draft_not_found');

  const at = '/api/versions/packages/trip';
  const list = await read<VersionSummaryView[]>(at);
  expect(list.map(({ version }) => version)).toEqual(Array.from({ length: record.version }, (_, back) => record.version - back));
  const drafted = new Set<number>();
  for (const { version, by } of list.slice(0, -1)) {
    const { changes } = await read<VersionView>(`${at}/${version}`);
    const changed = changes.map(({ field, before, after }) => {
      expect(roundIn(after)).toBeGreaterThan(roundIn(before));
      return EDITORS.find(({ path }) => path === field);
    });
    const ofDraft = changed.filter((editor) => editor?.drafts);
    if (ofDraft.length > 0) drafted.add(version);
    else expect(changed.map((editor) => editor?.id)).toEqual([by.user_id]);
    expect([0, changed.length]).toContain(ofDraft.length);
    const reported = inPublic.find((one) => one.version === version);
    if (reported) expect([reported.editor.id, `round ${reported.round}`]).toEqual([by.user_id, changes[0]?.after?.replace(/^\S+ /, '')]);
  }
  expect(new Set(inPublic.map(({ version }) => version)).size).toBe(inPublic.length);
  expect(inPublic.filter(({ version }) => drafted.has(version))).toEqual([]);
  expect(drafted.size).toBeGreaterThan(0);
  expect(drafted.size).toBeLessThanOrEqual(publishing);
  expect([...drafted].filter((version) => publications.includes(version)).length).toBeGreaterThan(0);

  const shown = conflicts.filter(({ sent, announced: reported }) => sent !== undefined && reported !== undefined && reported !== sent);
  expect(shown.length).toBeGreaterThan(0);
});
