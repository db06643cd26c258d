import { ids } from '@sarn/document/testing';
import { printCover } from '@sarn/printed-document/contract';
import { answerCalls, refusal, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import { CoverButton } from './CoverButton.tsx';

const path = printCover.path.replace(':documentId', ids.document);
const other = { id: ids.document, kind: 'other', secrecy: 'normal' } as const;

test('[5.01] the cover of photographs and media is asked for, and a refusal is told', async () => {
  const calls = answerCalls({
    [`GET ${path}`]: () => refusal('printed-document.none', [], 'ไม่มีแบบพิมพ์'),
  });
  const user = await show(<CoverButton detail={other} />);
  await user.click(screen.getByRole('button', { name: th.cover }));
  expect(await screen.findByText(/ไม่มีแบบพิมพ์/)).toBeDefined();
  expect(calls).toHaveLength(1);
});

test.each([
  { ...other, kind: 'outgoing' as const },
  { ...other, secrecy: 'secret' as const },
])('$kind of class $secrecy has no cover', async (detail) => {
  await show(<CoverButton detail={detail} />);
  expect(screen.queryByRole('button', { name: th.cover })).toBeNull();
});
