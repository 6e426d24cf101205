import avif from '../../assets/scenes/region-gateway.avif';
import webp from '../../assets/scenes/region-gateway.webp';
import avifHalf from '../../assets/scenes/region-gateway-half.avif';
import webpHalf from '../../assets/scenes/region-gateway-half.webp';
import { sceneFiles } from './scene-files.ts';

export const regionGateway = sceneFiles([900, 1125], { avif, avifHalf, webp, webpHalf });
