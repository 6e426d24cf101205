import aboutCrewAvif from '../../assets/scenes/about-crew.avif';
import aboutCrewWebp from '../../assets/scenes/about-crew.webp';
import aboutCrewAvifHalf from '../../assets/scenes/about-crew-half.avif';
import aboutCrewWebpHalf from '../../assets/scenes/about-crew-half.webp';
import aboutDeckAvif from '../../assets/scenes/about-deck.avif';
import aboutDeckWebp from '../../assets/scenes/about-deck.webp';
import aboutDeckAvifHalf from '../../assets/scenes/about-deck-half.avif';
import aboutDeckWebpHalf from '../../assets/scenes/about-deck-half.webp';
import aboutJettyAvif from '../../assets/scenes/about-jetty.avif';
import aboutJettyWebp from '../../assets/scenes/about-jetty.webp';
import aboutJettyAvifHalf from '../../assets/scenes/about-jetty-half.avif';
import aboutJettyWebpHalf from '../../assets/scenes/about-jetty-half.webp';
import aboutSchoolAvif from '../../assets/scenes/about-school.avif';
import aboutSchoolWebp from '../../assets/scenes/about-school.webp';
import aboutSchoolAvifHalf from '../../assets/scenes/about-school-half.avif';
import aboutSchoolWebpHalf from '../../assets/scenes/about-school-half.webp';
import regionBunakenAvif from '../../assets/scenes/region-bunaken.avif';
import regionBunakenWebp from '../../assets/scenes/region-bunaken.webp';
import regionBunakenAvifHalf from '../../assets/scenes/region-bunaken-half.avif';
import regionBunakenWebpHalf from '../../assets/scenes/region-bunaken-half.webp';
import regionGatewayAvif from '../../assets/scenes/region-gateway.avif';
import regionGatewayWebp from '../../assets/scenes/region-gateway.webp';
import regionGatewayAvifHalf from '../../assets/scenes/region-gateway-half.avif';
import regionGatewayWebpHalf from '../../assets/scenes/region-gateway-half.webp';
import regionHeritageAvif from '../../assets/scenes/region-heritage.avif';
import regionHeritageWebp from '../../assets/scenes/region-heritage.webp';
import regionHeritageAvifHalf from '../../assets/scenes/region-heritage-half.avif';
import regionHeritageWebpHalf from '../../assets/scenes/region-heritage-half.webp';
import regionMarineAvif from '../../assets/scenes/region-marine.avif';
import regionMarineWebp from '../../assets/scenes/region-marine.webp';
import regionMarineAvifHalf from '../../assets/scenes/region-marine-half.avif';
import regionMarineWebpHalf from '../../assets/scenes/region-marine-half.webp';
import slideBunakenAvif from '../../assets/scenes/slide-bunaken.avif';
import slideBunakenWebp from '../../assets/scenes/slide-bunaken.webp';
import slideBunakenAvifHalf from '../../assets/scenes/slide-bunaken-half.avif';
import slideBunakenWebpHalf from '../../assets/scenes/slide-bunaken-half.webp';
import slideManadoAvif from '../../assets/scenes/slide-manado.avif';
import slideManadoWebp from '../../assets/scenes/slide-manado.webp';
import slideManadoAvifHalf from '../../assets/scenes/slide-manado-half.avif';
import slideManadoWebpHalf from '../../assets/scenes/slide-manado-half.webp';
import slideParkAvif from '../../assets/scenes/slide-park.avif';
import slideParkWebp from '../../assets/scenes/slide-park.webp';
import slideParkAvifHalf from '../../assets/scenes/slide-park-half.avif';
import slideParkWebpHalf from '../../assets/scenes/slide-park-half.webp';
import slideTempleAvif from '../../assets/scenes/slide-temple.avif';
import slideTempleWebp from '../../assets/scenes/slide-temple.webp';
import slideTempleAvifHalf from '../../assets/scenes/slide-temple-half.avif';
import slideTempleWebpHalf from '../../assets/scenes/slide-temple-half.webp';
import slideTondanoAvif from '../../assets/scenes/slide-tondano.avif';
import slideTondanoWebp from '../../assets/scenes/slide-tondano.webp';
import slideTondanoAvifHalf from '../../assets/scenes/slide-tondano-half.avif';
import slideTondanoWebpHalf from '../../assets/scenes/slide-tondano-half.webp';
import { sceneFiles } from '../../shared/scenes/scene-files.ts';

export const aboutCrew = sceneFiles([900, 1125], {
  avif: aboutCrewAvif,
  avifHalf: aboutCrewAvifHalf,
  webp: aboutCrewWebp,
  webpHalf: aboutCrewWebpHalf,
});
export const aboutDeck = sceneFiles([1400, 1050], {
  avif: aboutDeckAvif,
  avifHalf: aboutDeckAvifHalf,
  webp: aboutDeckWebp,
  webpHalf: aboutDeckWebpHalf,
});
export const aboutJetty = sceneFiles([1400, 1050], {
  avif: aboutJettyAvif,
  avifHalf: aboutJettyAvifHalf,
  webp: aboutJettyWebp,
  webpHalf: aboutJettyWebpHalf,
});
export const aboutSchool = sceneFiles([1920, 1280], {
  avif: aboutSchoolAvif,
  avifHalf: aboutSchoolAvifHalf,
  webp: aboutSchoolWebp,
  webpHalf: aboutSchoolWebpHalf,
});
export const regionBunaken = sceneFiles([900, 1125], {
  avif: regionBunakenAvif,
  avifHalf: regionBunakenAvifHalf,
  webp: regionBunakenWebp,
  webpHalf: regionBunakenWebpHalf,
});
export const regionGateway = sceneFiles([900, 1125], {
  avif: regionGatewayAvif,
  avifHalf: regionGatewayAvifHalf,
  webp: regionGatewayWebp,
  webpHalf: regionGatewayWebpHalf,
});
export const regionHeritage = sceneFiles([900, 1125], {
  avif: regionHeritageAvif,
  avifHalf: regionHeritageAvifHalf,
  webp: regionHeritageWebp,
  webpHalf: regionHeritageWebpHalf,
});
export const regionMarine = sceneFiles([900, 1125], {
  avif: regionMarineAvif,
  avifHalf: regionMarineAvifHalf,
  webp: regionMarineWebp,
  webpHalf: regionMarineWebpHalf,
});
export const slideBunaken = sceneFiles([1600, 1067], {
  avif: slideBunakenAvif,
  avifHalf: slideBunakenAvifHalf,
  webp: slideBunakenWebp,
  webpHalf: slideBunakenWebpHalf,
});
export const slideManado = sceneFiles([1600, 1067], {
  avif: slideManadoAvif,
  avifHalf: slideManadoAvifHalf,
  webp: slideManadoWebp,
  webpHalf: slideManadoWebpHalf,
});
export const slidePark = sceneFiles([1600, 1067], {
  avif: slideParkAvif,
  avifHalf: slideParkAvifHalf,
  webp: slideParkWebp,
  webpHalf: slideParkWebpHalf,
});
export const slideTemple = sceneFiles([1600, 1067], {
  avif: slideTempleAvif,
  avifHalf: slideTempleAvifHalf,
  webp: slideTempleWebp,
  webpHalf: slideTempleWebpHalf,
});
export const slideTondano = sceneFiles([1600, 1067], {
  avif: slideTondanoAvif,
  avifHalf: slideTondanoAvifHalf,
  webp: slideTondanoWebp,
  webpHalf: slideTondanoWebpHalf,
});
