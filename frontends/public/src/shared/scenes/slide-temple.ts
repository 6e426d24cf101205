import avif from '../../assets/scenes/slide-temple.avif';
import webp from '../../assets/scenes/slide-temple.webp';
import avifHalf from '../../assets/scenes/slide-temple-half.avif';
import webpHalf from '../../assets/scenes/slide-temple-half.webp';
import { sceneFiles } from './scene-files.ts';

export const slideTemple = sceneFiles([1600, 1067], { avif, avifHalf, webp, webpHalf });
