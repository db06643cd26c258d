import type { LeaveKind } from '@sarn/personnel/contract';
import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { useWhyLeft } from './use-why-left.ts';
import { th } from './words/th.ts';

type Why = readonly [kind: LeaveKind | null, typed: string];

function Reasons({ of }: { readonly of: readonly Why[] }) {
  const whyLeft = useWhyLeft();
  return <p>{of.map(([kind, typed]) => whyLeft(kind, typed)).join(' | ')}</p>;
}

test('why somebody left office is worded here, with what was typed beside it', async () => {
  const { retired, resigned, other } = th.leaveKind;
  await show(
    <Reasons
      of={[
        ['retired', ''],
        ['resigned', 'ไปศึกษาต่อ'],
        ['other', 'ถูกเลิกจ้าง'],
        ['other', ''],
        [null, 'นิติกร'],
      ]}
    />,
  );
  const expected = [retired, `${resigned} ไปศึกษาต่อ`, 'ถูกเลิกจ้าง', other, 'นิติกร'].join(' | ');
  expect(screen.getByText(expected)).toBeDefined();
});
