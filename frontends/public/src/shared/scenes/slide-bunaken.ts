import avif from '../../assets/scenes/slide-bunaken.avif';
import webp from '../../assets/scenes/slide-bunaken.webp';
import avifHalf from '../../assets/scenes/slide-bunaken-half.avif';
import webpHalf from '../../assets/scenes/slide-bunaken-half.webp';
import { sceneFiles } from './scene-files.ts';

export const slideBunaken = sceneFiles([1600, 1067], { avif, avifHalf, webp, webpHalf });
