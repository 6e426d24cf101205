import type { Localised } from './types.ts';

// One wording per category: the public list filters by the exact text.

export const diving: Localised = { en: 'Diving', id: 'Selam', cn: '潜水' };
export const island: Localised = { en: 'Island', id: 'Pulau', cn: '海岛' };
export const nature: Localised = { en: 'Nature & Wildlife', id: 'Alam & Satwa', cn: '自然与野生动物' };
export const lakesVolcanoes: Localised = { en: 'Lakes & Volcanoes', id: 'Danau & Gunung Api', cn: '湖泊与火山' };
export const cultureCity: Localised = { en: 'Culture & City', id: 'Budaya & Kota', cn: '人文与城市' };

// For packages only

export const liveaboard: Localised = { en: 'Liveaboard', id: 'Liveaboard', cn: '船宿潜水' };
export const course: Localised = { en: 'Dive Course', id: 'Kursus Selam', cn: '潜水课程' };
export const highlands: Localised = { en: 'Highlands', id: 'Dataran Tinggi', cn: '高地之旅' };
export const islandHopping: Localised = { en: 'Island Hopping', id: 'Jelajah Pulau', cn: '跳岛之旅' };
export const family: Localised = { en: 'Family', id: 'Keluarga', cn: '亲子假期' };
