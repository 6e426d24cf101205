import avif from '../../assets/scenes/slide-park.avif';
import webp from '../../assets/scenes/slide-park.webp';
import avifHalf from '../../assets/scenes/slide-park-half.avif';
import webpHalf from '../../assets/scenes/slide-park-half.webp';
import { sceneFiles } from './scene-files.ts';

export const slidePark = sceneFiles([1600, 1067], { avif, avifHalf, webp, webpHalf });
