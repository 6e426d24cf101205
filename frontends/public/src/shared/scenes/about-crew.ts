import avif from '../../assets/scenes/about-crew.avif';
import webp from '../../assets/scenes/about-crew.webp';
import avifHalf from '../../assets/scenes/about-crew-half.avif';
import webpHalf from '../../assets/scenes/about-crew-half.webp';
import { sceneFiles } from './scene-files.ts';

export const aboutCrew = sceneFiles([900, 1125], { avif, avifHalf, webp, webpHalf });
