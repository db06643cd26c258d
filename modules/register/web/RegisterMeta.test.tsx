import { show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { RegisterMeta } from './RegisterMeta.tsx';

const unit = { id: 'u1', name: 'กลุ่มงานสารบรรณกลาง' };
const next = { year: 2569, number: 2904 };

const textOf = async (register: Parameters<typeof RegisterMeta>[0]['register'], year: string) => {
  document.body.replaceChildren();
  await show(<RegisterMeta register={register} year={year} />);
  return [...document.querySelectorAll('.book-meta > span')].map((part) => part.textContent);
};

test('the head of a register says whose it is, its year and the number that it gives next', async () => {
  expect(await textOf({ unit, next }, '2569')).toEqual([
    'กลุ่มงานสารบรรณกลาง',
    'ปี พ.ศ. 2569',
    'เลขถัดไป 2904',
  ]);
});

test('no next number in a year that is over, nor where the register gives none', async () => {
  expect(await textOf({ unit, next }, '2568')).toEqual(['กลุ่มงานสารบรรณกลาง', 'ปี พ.ศ. 2568']);
  expect(await textOf({ unit, next: null }, '2569')).toEqual(['กลุ่มงานสารบรรณกลาง', 'ปี พ.ศ. 2569']);
});
