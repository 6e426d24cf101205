import avif from '../../assets/scenes/region-bunaken.avif';
import webp from '../../assets/scenes/region-bunaken.webp';
import avifHalf from '../../assets/scenes/region-bunaken-half.avif';
import webpHalf from '../../assets/scenes/region-bunaken-half.webp';
import { sceneFiles } from './scene-files.ts';

export const regionBunaken = sceneFiles([900, 1125], { avif, avifHalf, webp, webpHalf });
