import avif from '../../assets/scenes/not-found.avif';
import webp from '../../assets/scenes/not-found.webp';
import avifHalf from '../../assets/scenes/not-found-half.avif';
import webpHalf from '../../assets/scenes/not-found-half.webp';
import { sceneFiles } from './scene-files.ts';

export const notFound = sceneFiles([2000, 1125], { avif, avifHalf, webp, webpHalf });
