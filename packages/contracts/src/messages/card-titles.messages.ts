import { message } from './message.ts';

export interface CardTitleRequest {
  imageId: string;
  /** The operator's, as it stands on the card. */
  name: string;
  /** `cardDigest` of the two texts of the card. */
  digest: string;
}

const question = (owner: string) => message<CardTitleRequest, { title: string | null }>(`${owner}.card-titles.find`);

/**
 * Which of your titles does this share card show? One question for each service whose pages have share cards; asked by media
 * before it draws one. Null: none of what visitors can see with this picture now.
 */
export const FIND_CARD_TITLE = {
  catalog: question('catalog'),
} as const;
