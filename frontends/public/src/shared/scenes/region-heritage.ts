import avif from '../../assets/scenes/region-heritage.avif';
import webp from '../../assets/scenes/region-heritage.webp';
import avifHalf from '../../assets/scenes/region-heritage-half.avif';
import webpHalf from '../../assets/scenes/region-heritage-half.webp';
import { sceneFiles } from './scene-files.ts';

export const regionHeritage = sceneFiles([900, 1125], { avif, avifHalf, webp, webpHalf });
