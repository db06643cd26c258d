import { listSettingOptions } from '@sarn/kernel';
import { answerCalls, answering, choose, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { classTableCodes } from '@sarn/document-classes/contract';
import { SubTypeField } from './SubTypeField.tsx';
import { useStartOfType } from './type-hooks.ts';

const kind = 'memo';
const row = (code: string, nameTh: string, values: Record<string, string> = {}) => ({
  ...{ code, nameTh, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null, version: 1 },
  ...{ origin: 'own' as const, values },
});
const closed = { ...row('04', 'ของกองอื่น'), isForOthers: true as const };
const types = [
  row('limited', 'แบบของกองอื่น', { base: kind, bookGroup: '04', speed: 'urgent' }),
  row('open', 'แบบของทุกกอง', { base: kind, bookGroup: '05', speed: 'urgent' }),
];

const answerTables = () =>
  answerCalls({
    ...answering(
      listSettingOptions,
      { rows: [closed, row('05', 'ของทุกกอง')] },
      { table: classTableCodes.bookGroup },
    ),
    ...answering(listSettingOptions, { rows: types }, { table: classTableCodes.documentType }),
  });

/** The draft as it is once a sub-type was chosen. */
function Form() {
  const [draft, setDraft] = useState<object>({ bookGroupCode: 'before' });
  const change = (part: object) => setDraft((now) => ({ ...now, ...part }));
  return (
    <>
      <SubTypeField {...{ kind, draft, change }} error={() => null} />
      <output>{JSON.stringify(draft)}</output>
    </>
  );
}

async function chosen(subType: string, code: string): Promise<object> {
  const calls = answerTables();
  const user = await show(<Form />);
  await waitFor(() => expect(calls).toHaveLength(2));
  await choose(user, 'ประเภทย่อย', subType);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(code));
  return JSON.parse(screen.getByRole('status').textContent) as object;
}

test('a sub-type whose group is limited to other units proposes all but the group', async () => {
  expect(await chosen('แบบของกองอื่น', 'limited')).toEqual({
    ...{ subTypeCode: 'limited', bookGroupCode: 'before', speed: 'urgent' },
  });
});

test('a sub-type of an open group proposes it', async () => {
  expect(await chosen('แบบของทุกกอง', 'open')).toEqual({
    ...{ subTypeCode: 'open', bookGroupCode: '05', speed: 'urgent', bookGroup: 'ของทุกกอง' },
    ...{ categoryCode: '', category: '' },
  });
});

function Start() {
  const start = useStartOfType(kind);
  return start ? <p>{`start: ${start.bookGroupCode ?? 'none'}, ${start.speed}`}</p> : null;
}

test.each([
  ['limited', 'start: none, urgent'],
  ['open', 'start: 05, urgent'],
])('a draft begun from the address with %s begins so', async (subType, words) => {
  answerTables();
  await show(<Start />, `/?type=${subType}`);
  expect(await screen.findByText(words)).toBeTruthy();
});
