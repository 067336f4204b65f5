// One brand under Brazilian law for each layout: default, orange and blaze. New screens of the law are looked at in all.
export const licensedBrands = ['tucavo', 'gingaro', 'velvora'] as const;
