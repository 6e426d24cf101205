/** What the tour has learnt on its way: ids, slugs. */
export type World = Record<string, string>;

/** One call of the tour, as somebody who may make it makes it well. */
export interface Stop {
  /** As in the document: `PATCH /api/edit-travel/{travelId}`. */
  call: string;
  /** Its parameters; those that are called as in the world need no word. */
  at?: (world: World) => World;
  query?: string;
  json?: (world: World) => object;
  fields?: (world: World) => Record<string, unknown>;
  files?: readonly string[];
  /** A later stop has the refusals: before it nobody is a customer. */
  isFirst?: true;
  /** Letters that have to be there first. */
  letters?: number;
  /** Where the success is not 200 or 201; also a refusal that only what happened before brings about. */
  status?: number;
  /** Its 404 has no other path: it is of systems that are set up without it, or of a record that the body names. */
  isSetUp?: true;
  learn?: (body: never, world: World) => void;
}

/** In the three languages. */
export const texts = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });

/** About a passkey: it comes when it comes, or not at all where the passkey is gone by then. */
export const isOfPasskey = ({ subject }: { subject: string }): boolean => subject.startsWith('Kunci sandi');

export function newestLetter({ data }: { data: { letter_id: string; subject: string }[] }, world: World): void {
  Object.assign(world, { id: data.find((letter) => !isOfPasskey(letter))?.letter_id });
}

export function itsToken({ data: { text } }: { data: { text: string } }, world: World): void {
  Object.assign(world, { token: /#([\w-]+)/.exec(text)?.[1] });
}
