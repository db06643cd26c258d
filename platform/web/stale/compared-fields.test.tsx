import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as phone from '../layout/use-phone.ts';
import { show } from '../testing.ts';
import { ComparedFields } from './ComparedFields.tsx';

afterEach(() => void vi.restoreAllMocks());

const lines = [{ label: 'ผู้ประทับเวลา', theirs: 'ไม่ประทับเวลา', mine: '' }];
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('the values of a field stand beside its name', async () => {
  await show(<ComparedFields lines={lines} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(cells()).toEqual(['ไม่ประทับเวลา', '–']);
});

it('on a phone the values have the whole width', async () => {
  vi.spyOn(phone, 'useIsPhone').mockReturnValue(true);
  await show(<ComparedFields lines={lines} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByText('ผู้ประทับเวลา')).toHaveProperty('colSpan', 2);
  expect(cells()).toEqual(['ไม่ประทับเวลา', '–']);
});
