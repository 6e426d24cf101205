import avif from '../../assets/scenes/hero-tall.avif';
import webp from '../../assets/scenes/hero-tall.webp';
import avifHalf from '../../assets/scenes/hero-tall-half.avif';
import webpHalf from '../../assets/scenes/hero-tall-half.webp';
import { sceneFiles } from './scene-files.ts';

export const heroTall = sceneFiles([1080, 1620], { avif, avifHalf, webp, webpHalf });
