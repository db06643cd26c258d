import { expect, it } from 'vitest';
import { modulesOf } from './modules.ts';

it('[10.03] takes ALL and nothing for every module', () => {
  expect(modulesOf([])).toBeNull();
  expect(modulesOf(['CAR', 'ALL'])).toBeNull();
});

it('[10.03] takes both spellings of the registry for one', () => {
  expect(modulesOf(['SARABAN'])?.toSorted()).toEqual(['SARABAN', 'SARABUN']);
  expect(modulesOf(['CAR'])).toEqual(['CAR']);
});
