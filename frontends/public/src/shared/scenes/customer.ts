import avif from '../../assets/scenes/customer.avif';
import webp from '../../assets/scenes/customer.webp';
import avifHalf from '../../assets/scenes/customer-half.avif';
import webpHalf from '../../assets/scenes/customer-half.webp';
import { sceneFiles } from './scene-files.ts';

export const customer = sceneFiles([1920, 1080], { avif, avifHalf, webp, webpHalf });
