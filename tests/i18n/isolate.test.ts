import { describe, expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { isolate, isolateTexts, joinParts, withoutIsolates } from '../../src/i18n/isolate.ts';

/** The text with brackets in place of isolates. */
const marked = (text: string) => text.replaceAll(/[\u2066\u2067]/g, '[').replaceAll('\u2069', ']');
const arabic = { direction: 'rtl' as const, lists: { comma: '، ', semicolon: '؛ ', colon: ': ' } };

describe('left-to-right words in right-to-left text', () => {
  it.each([
    'كُتبت أداة المحاكاة بلغة [C++].',
    '[C++] هي اللغة الأولى',
    'يعمل على [.NET] وعلى [C#]، منذ عامين',
    'مكتبي هاتفه [+962 6 555 0142].',
    'البريد: [layla@samawi.example]، كلّ يوم',
    'انظر [https://samawi.example/rain/] أوّلًا',
    'مدرسة الماء الأولى ([Water School]) في الكرك',
    'نسخة جديدة من [Rhino 3D (beta)] وصلت',
    'כתבתי את זה ב־[C++] לפני שנים',
    '[+962 6 555 0142]',
    '[C++]',
    '[.NET]',
    '[Dhilal Studio Ltd.]',
    '[2019 Python]',
    '[The word مرحبا in English words]',
    'Rhino 3D',
    'من 2019 إلى 2022، وفي 14/9/2025',
    '2009 – 2014',
    'مدرسة ([Water School]): [C++] لغة',
  ])('of "%s" are isolated', (expected) => {
    const text = expected.replaceAll(/[[\]]/g, '');
    expect(marked(isolate(text, 'rtl'))).toBe(expected);
    expect(withoutIsolates(isolate(text, 'rtl'))).toBe(text);
  });

  it('are isolated only once', () => {
    const text = isolate('لغة C++ و.NET', 'rtl');
    expect(isolate(text, 'rtl')).toBe(text);
  });
});

it('isolates right-to-left text in a left-to-right document, and nothing else', () => {
  expect(marked(isolate('أهلًا، C++!', 'ltr'))).toBe('[أهلًا، [C++]!]');
  expect(isolate('C++ and .NET, 2019', 'ltr')).toBe('C++ and .NET, 2019');
  expect(marked(isolate('I am ليلى السماوي.', 'ltr'))).toBe('I am [ليلى السماوي].');
});

it('keeps the order of a list in any mix of scripts', () => {
  const list = joinParts(['Python', '', 'C++', 'رسم', undefined, 'أداة C#'], arabic);
  expect(marked(list)).toBe('[Python]، [C++]، رسم، أداة [C#]');
});

it('isolates texts within a value, but no addresses, names or ids', () => {
  const value = {
    name: '2019-tour',
    id: 'ما-c++-هنا',
    href: 'https://samawi.example/عمّان/الكرك/السلط',
    mail: 'mailto:a@b.example.',
    to: 'Harbour Clinics Ltd.\nعمّان',
    tags: ['C++', 'رسم'],
    count: 2,
    nothing: null,
  };
  const isolated = isolateTexts(value, 'rtl', ['id']);
  expect(isolated).toEqual({
    ...value,
    to: '\u2066Harbour Clinics Ltd.\u2069\nعمّان',
    tags: ['\u2066C++\u2069', 'رسم'],
  });
});

it('uses the direction of a whole text for its parts', () => {
  const { text } = readMarks('أداة *بلغة* C++. ثم [.NET](https://a.example/) وغيرها');
  const json = JSON.stringify(isolateTexts(text, 'rtl'));
  expect(marked(json)).toContain('" [C++]. ثم "');
  expect(marked(json)).toContain('["[.NET]"]');
  const { text: english } = readMarks('An *English* text, with C++.');
  expect(JSON.stringify(isolateTexts(english, 'ltr'))).toBe(JSON.stringify(english));
  expect(marked(isolateTexts({ english }, 'rtl').english.at(0) as string)).toBe('[');
});
