import avif from '../../assets/scenes/slide-tondano.avif';
import webp from '../../assets/scenes/slide-tondano.webp';
import avifHalf from '../../assets/scenes/slide-tondano-half.avif';
import webpHalf from '../../assets/scenes/slide-tondano-half.webp';
import { sceneFiles } from './scene-files.ts';

export const slideTondano = sceneFiles([1600, 1067], { avif, avifHalf, webp, webpHalf });
