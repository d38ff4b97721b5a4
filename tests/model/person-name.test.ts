import { expect, it } from 'vitest';
import { nameParts } from '../../src/model/person-name.ts';
import { readLocale } from '../../src/pipeline/content/read-locale.ts';

it.each([
  ['en', 'Ada Maria Quill', 'Ada Maria', 'Quill'],
  ['en', 'Sukarno', 'Sukarno', ''],
  ['ja', '水野 葵', '葵', '水野'],
  ['ja', '水野　葵', '葵', '水野'],
  ['ja', '水野葵', '水野葵', ''],
  ['ja', 'Aoi Mizuno', 'Aoi', 'Mizuno'],
  ['ko', '김 민준', '민준', '김'],
  ['vi', 'Nguyễn Thị Minh Khai', 'Thị Minh Khai', 'Nguyễn'],
  ['zh-TW', '王 小明', '小明', '王'],
  ['ar', 'ليلى حداد', 'ليلى', 'حداد'],
])('knows in %s which part of %s is the family name', async (tag, name, given, family) => {
  expect(nameParts({ name }, (await readLocale(tag)).locale)).toEqual({ given, family });
});
