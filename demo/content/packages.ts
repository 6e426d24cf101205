import { bangkaSiladen } from './packages/bangka-siladen.ts';
import { bunakenClassic } from './packages/bunaken-classic.ts';
import { cityAndTemple } from './packages/city-and-temple.ts';
import { coastAndForest } from './packages/coast-and-forest.ts';
import { familyDays } from './packages/family-days.ts';
import { fourIslands } from './packages/four-islands.ts';
import { lakesAndVolcanoes } from './packages/lakes-and-volcanoes.ts';
import { lembehMacro } from './packages/lembeh-macro.ts';
import { liveaboardNorth } from './packages/liveaboard-north.ts';
import { minahasaHighlands } from './packages/minahasa-highlands.ts';
import { openWaterCourse } from './packages/open-water-course.ts';
import type { PackageContent } from './types.ts';

export const packages: PackageContent[] = [
  bunakenClassic,
  lembehMacro,
  liveaboardNorth,
  minahasaHighlands,
  openWaterCourse,
  coastAndForest,
  fourIslands,
  cityAndTemple,
  bangkaSiladen,
  familyDays,
  lakesAndVolcanoes,
];
