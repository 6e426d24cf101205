import avif from '../../assets/scenes/sign-up.avif';
import webp from '../../assets/scenes/sign-up.webp';
import avifHalf from '../../assets/scenes/sign-up-half.avif';
import webpHalf from '../../assets/scenes/sign-up-half.webp';
import { sceneFiles } from './scene-files.ts';

export const signUp = sceneFiles([1920, 1280], { avif, avifHalf, webp, webpHalf });
