import avif from '../../assets/scenes/map-preview.avif';
import webp from '../../assets/scenes/map-preview.webp';
import avifHalf from '../../assets/scenes/map-preview-half.avif';
import webpHalf from '../../assets/scenes/map-preview-half.webp';
import { sceneFiles } from './scene-files.ts';

export const mapPreview = sceneFiles([1600, 900], { avif, avifHalf, webp, webpHalf });
