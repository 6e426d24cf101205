import avif from '../../assets/scenes/region-marine.avif';
import webp from '../../assets/scenes/region-marine.webp';
import avifHalf from '../../assets/scenes/region-marine-half.avif';
import webpHalf from '../../assets/scenes/region-marine-half.webp';
import { sceneFiles } from './scene-files.ts';

export const regionMarine = sceneFiles([900, 1125], { avif, avifHalf, webp, webpHalf });
