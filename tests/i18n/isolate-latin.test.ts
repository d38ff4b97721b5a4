import { describe, expect, it } from 'vitest';
import { joinWords } from '../../src/core/prose.ts';
import { isolateLatin } from '../../src/i18n/isolate-latin.ts';

const isolated = (words: string) =>
  joinWords(isolateLatin(words)).flatMap((part) =>
    typeof part !== 'string' && part.kind === 'isolate' ? part.text : [],
  );

describe('left-to-right words in right-to-left text', () => {
  it.each([
    ['كُتبت أداة المحاكاة بلغة C++.', ['C++']],
    ['يعمل على .NET وعلى C#، منذ عامين', ['.NET', 'C#']],
    ['مكتبي هاتفه +962 6 555 0142.', ['+962 6 555 0142']],
    ['البريد: layla@samawi.example، كلّ يوم', ['layla@samawi.example']],
    ['انظر https://samawi.example/rain/ أوّلًا', ['https://samawi.example/rain/']],
    ['مدرسة الماء الأولى (Water School) في الكرك', ['Water School']],
    ['نسخة جديدة من Rhino 3D (beta) وصلت', ['Rhino 3D (beta)']],
    ['כתבתי את זה ב־C++ לפני שנים', ['C++']],
  ])('of "%s" are isolated', (words, parts) => {
    expect(isolated(words)).toEqual(parts);
  });

  it.each([
    'The word مرحبا in a text of English words',
    'C++ and .NET',
    'من 2019 إلى 2022، وفي 14/9/2025',
    'أنا {name}، أهلًا وسهلًا بكم',
  ])('are not isolated in "%s"', (words) => {
    expect(isolated(words)).toEqual([]);
    expect(isolateLatin(words).join('')).toBe(words);
  });
});
