import type { Step, World } from './step.ts';

/** Restores a record that was just deleted, deletes it again by `deletion`, and then permanently. */
export function trashSteps(kind: string, id: string, deletion: Step): readonly Step[] {
  const at = (world: World): World => ({ id: world[id] ?? '' });
  return [
    { call: `GET /api/trash/${kind}` },
    { call: `POST /api/trash/${kind}/{id}/restore`, at },
    deletion,
    { call: `DELETE /api/trash/${kind}/{id}`, at },
  ];
}

export function versionSteps(kind: string, record: string): readonly Step[] {
  const at = ({ [record]: id = record, earlier = '' }: World): World => ({ id, number: earlier });
  const learn = ({ data }: { data: { version: number }[] }, world: World) =>
    void Object.assign(world, { earlier: String(data[1]?.version) });
  return [
    { call: `GET /api/versions/${kind}/{id}`, at, learn },
    { call: `GET /api/versions/${kind}/{id}/{number}`, at },
    { call: `POST /api/versions/${kind}/{id}/{number}/restore`, at },
    { call: `POST /api/versions/${kind}/{id}/{number}/draft`, at },
    { call: `POST /api/versions/${kind}/{id}/{number}/draft`, at, status: 409 },
    { call: `DELETE /api/drafts/${kind}/{id}`, at },
  ];
}

export function orderSteps(kind: string, record: string): readonly Step[] {
  const at = ({ [record]: id = record }: World): World => ({ id });
  return [{ call: `GET /api/order/${kind}` }, { call: `PUT /api/order/${kind}/{id}`, at, json: () => ({ after: null }) }];
}

export function translationSteps(kind: string, record: string, field: string): readonly Step[] {
  const at = ({ [record]: id = record }: World): World => ({ id });
  return [
    { call: `GET /api/translations/${kind}` },
    { call: `POST /api/translations/${kind}/{id}/confirm`, at, json: () => ({ language: 'cn', fields: [field] }) },
  ];
}

/** Starts an incomplete draft, schedules it, publishes it by force, and discards another. `record` is the world's key of the id. */
export function draftSteps(kind: string, record: string, edit: object): readonly Step[] {
  const at = ({ [record]: id = record }: World): World => ({ id });
  const moment = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 16);
  const begin: Step = { call: `PUT /api/drafts/${kind}/{id}`, at, json: () => edit };
  return [
    begin,
    { call: `GET /api/drafts/${kind}` },
    { call: `GET /api/drafts/${kind}/{id}`, at },
    { call: `GET /api/drafts/${kind}/{id}/source`, at },
    { call: `POST /api/drafts/${kind}/{id}/schedule`, at, json: () => ({ at: moment }), status: 422 },
    { call: `POST /api/drafts/${kind}/{id}/schedule`, at, json: () => ({ at: moment, force: true }) },
    { call: `POST /api/drafts/${kind}/{id}/publish`, at, json: () => ({}), status: 422 },
    { call: `POST /api/drafts/${kind}/{id}/publish`, at, json: () => ({ force: true }) },
    begin,
    { call: `DELETE /api/drafts/${kind}/{id}`, at },
  ];
}
