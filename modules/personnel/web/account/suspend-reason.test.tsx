import type { EndedAccount } from '@sarn/personnel/contract';
import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { useSuspendReason } from './use-suspend-reason.ts';
import { th } from './words/th.ts';

type Why = Pick<EndedAccount, 'code' | 'reason'>;

function Reasons({ of }: { readonly of: readonly Why[] }) {
  const reasonOf = useSuspendReason();
  return <p>{of.map(reasonOf).join(' | ')}</p>;
}

test('why the product suspended an account is worded here, why a person did in their words', async () => {
  const missing = th.codes['directory-missing'];
  await show(
    <Reasons
      of={[
        { code: 'directory-missing', reason: 'somchai.j' },
        { code: 'directory-missing', reason: '' },
        { code: null, reason: 'ลาออกตามคำสั่ง' },
        { code: 'left-moved-away', reason: 'กรมอื่น' },
      ]}
    />,
  );
  expect(
    screen.getByText(
      `${missing} (ชื่อ somchai.j) | ${missing} | ลาออกตามคำสั่ง | ${th.codes['left-moved-away']} กรมอื่น`,
    ),
  ).toBeDefined();
});
