import { actTerms } from '@sarn/document/contract';
import { flows } from '@sarn/correspondence/contract';
import { expect, it } from 'vitest';
import { en as english } from '@sarn/document/web';
import { th as thai } from '@sarn/document/web';
import { actEffects } from '@sarn/document/web';

it('[4.05] [4.07] tells what follows from every act that takes back or ends, each in its own words', () => {
  const five = ['recall', 'sendBack', 'refuse', 'disapprove', 'cancel'] as const;
  const rows = Object.values(flows).flatMap((flow) => flow.transitions);
  // Also every act that asks only for a reason.
  const asked = rows.filter(({ form }) => form === 'reason').map(({ act }) => act);
  for (const act of [...five, ...asked]) expect(actEffects[act]?.th, act).toMatch(/[ก-ฮ]/);
  for (const act of Object.keys(actEffects)) expect(Object.keys(actTerms)).toContain(act);
  const said = Object.values(actEffects).map(({ th }) => th);
  expect(new Set(said).size).toBe(said.length);
});

it('[4.05] no act has the name of the button that closes its dialog without sending', () => {
  const names = Object.values(actTerms);
  expect(
    names.filter((name) => name.th === thai.action.cancel || name.en === english.action.cancel),
  ).toEqual([]);
});
