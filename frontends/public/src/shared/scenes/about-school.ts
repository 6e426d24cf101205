import avif from '../../assets/scenes/about-school.avif';
import webp from '../../assets/scenes/about-school.webp';
import avifHalf from '../../assets/scenes/about-school-half.avif';
import webpHalf from '../../assets/scenes/about-school-half.webp';
import { sceneFiles } from './scene-files.ts';

export const aboutSchool = sceneFiles([1920, 1280], { avif, avifHalf, webp, webpHalf });
