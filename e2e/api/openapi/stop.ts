/** Values from earlier answers, such as ids and slugs, by name. */
export type World = Record<string, string>;

/** One endpoint of the contract test, with a valid request. */
export interface Stop {
  /** Method and path as in the document: `PATCH /api/edit-travel/{travelId}`. */
  call: string;
  /** Path parameters. Default: the values of the world with the same names. */
  at?: (world: World) => World;
  query?: string;
  json?: (world: World) => object;
  fields?: (world: World) => Record<string, unknown>;
  files?: readonly string[];
  /** Skips the error cases, which a later stop for the same endpoint covers. Before that no customer exists. */
  isFirst?: true;
  /** Number of emails that must have arrived before the request. */
  letters?: number;
  /** Expected status if it is not 200 or 201; also an error that only earlier requests can cause. */
  status?: number;
  /** Skips the 404 case: it occurs only without the feature, or for a record named in the body. */
  isSetUp?: true;
  learn?: (body: never, world: World) => void;
}

/** The text in all three languages. */
export const texts = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });

/** True for emails about a passkey. They arrive at any time, or never once the passkey is gone. */
export const isOfPasskey = ({ subject }: { subject: string }): boolean => subject.startsWith('Kunci sandi');

export function newestLetter({ data }: { data: { letter_id: string; subject: string }[] }, world: World): void {
  Object.assign(world, { id: data.find((letter) => !isOfPasskey(letter))?.letter_id });
}

export function itsToken({ data: { text } }: { data: { text: string } }, world: World): void {
  Object.assign(world, { token: /#([\w-]+)/.exec(text)?.[1] });
}
