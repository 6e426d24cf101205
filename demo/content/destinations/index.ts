import type { DestinationContent } from '../types.ts';
import { banHinKiong } from './ban-hin-kiong.ts';
import { bangka } from './bangka.ts';
import { bunaken } from './bunaken.ts';
import { lakeLinow } from './lake-linow.ts';
import { lakeTondano } from './lake-tondano.ts';
import { lembeh } from './lembeh.ts';
import { manadoCity } from './manado-city.ts';
import { manadoTua } from './manado-tua.ts';
import { mountLokon } from './mount-lokon.ts';
import { nain } from './nain.ts';
import { pulisan } from './pulisan.ts';
import { siladen } from './siladen.ts';
import { tangkoko } from './tangkoko.ts';
import { tomohonMarket } from './tomohon-market.ts';

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
