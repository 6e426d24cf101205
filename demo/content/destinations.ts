import { banHinKiong, lakeLinow, lakeTondano, manadoCity, mountLokon, pulisan, tangkoko, tomohonMarket } from './destinations/land.ts';
import { bangka, bunaken, lembeh, manadoTua, nain, siladen } from './destinations/sea.ts';
import type { DestinationContent } from './types.ts';

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
