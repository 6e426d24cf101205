import avif from '../../assets/scenes/hero-wide.avif';
import webp from '../../assets/scenes/hero-wide.webp';
import avifHalf from '../../assets/scenes/hero-wide-half.avif';
import webpHalf from '../../assets/scenes/hero-wide-half.webp';
import { sceneFiles } from './scene-files.ts';

export const heroWide = sceneFiles([2400, 1350], { avif, avifHalf, webp, webpHalf });
