import avif from '../../assets/scenes/about-jetty.avif';
import webp from '../../assets/scenes/about-jetty.webp';
import avifHalf from '../../assets/scenes/about-jetty-half.avif';
import webpHalf from '../../assets/scenes/about-jetty-half.webp';
import { sceneFiles } from './scene-files.ts';

export const aboutJetty = sceneFiles([1400, 1050], { avif, avifHalf, webp, webpHalf });
