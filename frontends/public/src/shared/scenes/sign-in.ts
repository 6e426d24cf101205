import avif from '../../assets/scenes/sign-in.avif';
import webp from '../../assets/scenes/sign-in.webp';
import avifHalf from '../../assets/scenes/sign-in-half.avif';
import webpHalf from '../../assets/scenes/sign-in-half.webp';
import { sceneFiles } from './scene-files.ts';

export const signIn = sceneFiles([1400, 1750], { avif, avifHalf, webp, webpHalf });
