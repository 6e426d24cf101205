import avif from '../../assets/scenes/about-deck.avif';
import webp from '../../assets/scenes/about-deck.webp';
import avifHalf from '../../assets/scenes/about-deck-half.avif';
import webpHalf from '../../assets/scenes/about-deck-half.webp';
import { sceneFiles } from './scene-files.ts';

export const aboutDeck = sceneFiles([1400, 1050], { avif, avifHalf, webp, webpHalf });
