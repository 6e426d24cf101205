import { bangkaSiladen, bunakenClassic, lembehMacro, openWaterCourse } from './packages/diving.ts';
import { familyDays, fourIslands } from './packages/islands.ts';
import { cityAndTemple, coastAndForest, lakesAndVolcanoes, minahasaHighlands } from './packages/land.ts';
import { liveaboardNorth } from './packages/liveaboard.ts';
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
