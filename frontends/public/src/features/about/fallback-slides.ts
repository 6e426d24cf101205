import type { Localised } from '@reefdesk/contracts/languages';
import type { SceneFiles } from '../../shared/scenes/scene-files.ts';
import { slideBunaken, slideManado, slidePark, slideTemple, slideTondano } from './scenes.ts';
import type { Slide } from './slide.ts';

/** Part of the code instead of the text files, so that they are available in every language when all requests fail. */
const ALL: readonly Slide[] = [
  builtIn(
    'bunaken',
    slideBunaken,
    { en: 'Bunaken National Park', id: 'Taman Nasional Bunaken', cn: '布纳肯国家公园' },
    {
      en: 'Five islands with walls that drop into the blue, and turtles that are never in a hurry.',
      id: 'Lima pulau dengan dinding karang yang jatuh ke birunya laut, dan penyu yang tak pernah tergesa.',
      cn: '五座岛屿，直落深蓝的崖壁，还有从不着急的海龟。',
    },
  ),
  builtIn(
    'tondano',
    slideTondano,
    { en: 'Lake Tondano', id: 'Danau Tondano', cn: '通达诺湖' },
    {
      en: 'The largest lake of Minahasa, when the mist has just lifted and the fishermen are already out.',
      id: 'Danau terluas di Minahasa, saat kabut baru terangkat dan para nelayan sudah di tengah air.',
      cn: '米纳哈萨第一大湖，晨雾刚散，渔人已在水中央。',
    },
  ),
  builtIn(
    'temple',
    slideTemple,
    { en: 'Ban Hin Kiong Temple', id: 'Kelenteng Ban Hin Kiong', cn: '万兴宫' },
    {
      en: 'Red and gold under upturned eaves: the oldest Chinese temple in Manado.',
      id: 'Merah dan emas di bawah atap yang melengkung: kelenteng tertua di Manado.',
      cn: '飞檐之下，朱红与金色：美娜多最古老的华人庙宇。',
    },
  ),
  builtIn(
    'manado',
    slideManado,
    { en: 'Welcome to Manado', id: 'Selamat Datang di Manado', cn: '欢迎来到美娜多' },
    {
      en: 'A bay, a volcano on the horizon, and boats that leave for the reef after breakfast.',
      id: 'Sebuah teluk, gunung di cakrawala, dan kapal yang berangkat ke terumbu selepas sarapan.',
      cn: '一湾海水，天边一座火山，吃过早饭就开往珊瑚礁的船。',
    },
  ),
  builtIn(
    'park',
    slidePark,
    { en: 'Manado City Park', id: 'Taman Kota Manado', cn: '美娜多城市公园' },
    {
      en: 'Old trees and a breeze from the sea, where families go for a walk in the evening.',
      id: 'Pohon-pohon tua dan angin laut, tempat keluarga berjalan-jalan di sore hari.',
      cn: '老树、海风，傍晚散步的一家人。',
    },
  ),
];

/** Slides after a failed request (ERR-10). */
export const FALLBACK_SLIDES = ALL.slice(0, 4);
/** Slides after an unsuccessful or empty answer (ERR-11). */
export const FALLBACK_SLIDES_WITH_PARK = ALL;

function builtIn(id: string, scene: SceneFiles, titles: Localised, descriptions: Localised): Slide {
  return { id, image: scene.plain, meta: null, scene, title: titles.en, description: descriptions.en, titles, descriptions };
}
