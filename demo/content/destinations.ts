import type { DestinationContent } from './types.ts';
import { banHinKiong } from './destinations/land.ts';
import { bangka } from './destinations/sea.ts';
import { bunaken } from './destinations/sea.ts';
import { lakeLinow } from './destinations/land.ts';
import { lakeTondano } from './destinations/land.ts';
import { lembeh } from './destinations/sea.ts';
import { manadoCity } from './destinations/land.ts';
import { manadoTua } from './destinations/sea.ts';
import { mountLokon } from './destinations/land.ts';
import { nain } from './destinations/sea.ts';
import { pulisan } from './destinations/land.ts';
import { siladen } from './destinations/sea.ts';
import { tangkoko } from './destinations/land.ts';
import { tomohonMarket } from './destinations/land.ts';

export const destinations: DestinationContent[] = [
  bunaken,
  lembeh,
  bangka,
  siladen,
  manadoTua,
  nain,
  tangkoko,
  lakeTondano,
  lakeLinow,
  tomohonMarket,
  mountLokon,
  banHinKiong,
  manadoCity,
  pulisan,
];
