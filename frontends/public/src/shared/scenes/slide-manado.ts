import avif from '../../assets/scenes/slide-manado.avif';
import webp from '../../assets/scenes/slide-manado.webp';
import avifHalf from '../../assets/scenes/slide-manado-half.avif';
import webpHalf from '../../assets/scenes/slide-manado-half.webp';
import { sceneFiles } from './scene-files.ts';

export const slideManado = sceneFiles([1600, 1067], { avif, avifHalf, webp, webpHalf });
