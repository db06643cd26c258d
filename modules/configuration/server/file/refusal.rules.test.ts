import { AppError, defineErrors, settingErrors } from '@sarn/kernel';
import { InvalidInput } from '@sarn/platform-server';
import { describe, expect, it } from 'vitest';
import { whyOf } from './refusal.rules.ts';

const errors = {
  ...settingErrors,
  ...defineErrors({
    'access.no-page': { status: 422, th: 'ไม่พบหน้า {action}', en: 'There is no page {action}' },
    'configuration.noon-break': { status: 422, th: 'พักกลางวันไม่ถูกต้อง', en: 'Wrong break' },
  }),
};
const th = { words: 'th', errors } as const;

const labels: Record<string, { th: string; en: string }> = {
  short: { th: 'คำย่อ', en: 'Abbreviations' },
  rank: { th: 'ลำดับความเร่งด่วน', en: 'Rank' },
};
const sectionOf = (...fields: readonly string[]) => ({
  fields,
  label: (field: string) => labels[field] ?? { th: field, en: field },
  wanted: (field: string) =>
    field === 'rank' ? { th: 'ตัวเลข 1 ถึง 4', en: 'a number from 1 to 4' } : undefined,
});
const wrong = (...fields: readonly string[]) =>
  new InvalidInput(fields.map((field) => ({ field, rule: 'text' })));

describe('why a row of a file is refused', () => {
  it.each([
    [
      'two fields',
      wrong('short', 'rank'),
      'ค่าของ “คำย่อ” ไม่ถูกต้อง ค่าของ “ลำดับความเร่งด่วน” ต้องเป็นตัวเลข 1 ถึง 4',
    ],
    ['texts of one list', wrong('short.0', 'short.2'), 'ค่าของ “คำย่อ” ไม่ถูกต้อง'],
    ['what has no word', wrong('values'), 'ค่าของรายการนี้ไม่ถูกต้อง'],
  ])('names %s as the screen does', (_what, error, said) => {
    expect(whyOf(error, th, sectionOf('short', 'rank'))).toBe(said);
  });

  it('names the only field of a section whatever it is called inside', () => {
    expect(whyOf(wrong('idleMinutes'), { words: 'en', errors }, sectionOf('rank'))).toBe(
      'The value of “Rank” must be a number from 1 to 4.',
    );
  });

  it('is the sentence of a rule of settings; other errors say it by themselves', () => {
    const taken = new AppError('settings.name-taken', { name: 'นาย' });
    expect(whyOf(taken, th, sectionOf('rank'))).toBe('มี นาย อยู่แล้ว');
    expect(whyOf(new AppError('platform.not-found'), th, sectionOf('rank'))).toBe(
      'ไม่มีรายการนี้ในระบบ',
    );
    expect(whyOf(new AppError('configuration.noon-break'), th, sectionOf('rank'))).toBeNull();
    const nowhere = new AppError('access.no-page', { action: 'nowhere' });
    expect(whyOf(nowhere, th, sectionOf('rank'))).toBe('ไม่พบหน้า nowhere');
    expect(whyOf(wrong('code'), th, sectionOf('rank'))).toContain('รหัสต้องเป็นตัวอักษรอังกฤษ');
    expect(whyOf(new Error('none'), th, sectionOf('rank'))).toBeNull();
  });
});
