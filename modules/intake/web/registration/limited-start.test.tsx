import { listSettingOptions } from '@sarn/kernel';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { classTableCodes } from '@sarn/document-classes/contract';
import { registrationTableCode } from '@sarn/intake/contract';
import { useAskedFields } from './use-asked-fields.ts';

const row = (code: string, values: Record<string, string | boolean>) => ({
  ...{ code, nameTh: code, nameEn: '', sort: 1, validFrom: '1950-01-01', validTo: null },
  ...{ origin: 'seed' as const, version: 1, values },
});
const field = (name: string, startValue: string) =>
  row(`outside.${name}`, { way: 'outside', isShown: true, isRequired: false, startValue });

function Starts() {
  const asked = useAskedFields('outside');
  return <p>{asked?.map(({ name, start }) => `${name}: ${start || 'none'}`).join(', ')}</p>;
}

async function startsOf(group: string, category: string): Promise<string> {
  const closed = { ...row('04', {}), isForOthers: true as const };
  const options = (table: string, rows: (typeof closed | ReturnType<typeof row>)[]) =>
    answering(listSettingOptions, { rows }, { table });
  answerCalls({
    ...options(registrationTableCode, [field('book-group', group), field('category', category)]),
    ...options(classTableCodes.bookGroup, [closed, row('05', {})]),
    ...options(classTableCodes.category, [
      row('04.1', { bookGroup: '04' }),
      row('05.1', { bookGroup: '05' }),
    ]),
  });
  await show(<Starts />);
  return (await screen.findByText(/bookGroup/)).textContent;
}

test('a group that is limited to other units is no first value, and neither is its category', async () => {
  expect(await startsOf('04', '04.1')).toBe('bookGroup: none, category: none');
});

test('other first values stay', async () => {
  expect(await startsOf('05', '05.1')).toBe('bookGroup: 05, category: 05.1');
});
