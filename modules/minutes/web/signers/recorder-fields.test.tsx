import { searchPeople } from '@sarn/organisation/contract';
import { answerCalls, answering, fieldOf, fill, find, show } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { emptyMinutes, minutesDraftOf, toMinutes } from '../minutes-draft.ts';
import type { MinutesDraft } from '../minutes-draft.ts';
import { th } from '../words/th.ts';
import { RecorderFields } from './RecorderFields.tsx';

const id = '6e3c9d0a-41a5-4b1f-9f0a-3a1f5f6f7a01';
const author = { id, name: 'นางสาวผู้ร่าง นโยบาย', positionName: 'นักวิเคราะห์นโยบายและแผน' };
const staff = {
  ...{ id, name: 'นางอรทัย ศิริวัฒนา', nameEn: '', positionName: 'ผู้อำนวยการ กสผ.' },
  ...{ positionNameEn: '', unitId: null, unitName: '', unitNameEn: '' },
};
/** What the form holds after the last change. */
let now: MinutesDraft = emptyMinutes;

function Form({ start }: { readonly start: MinutesDraft }) {
  const [minutes, setMinutes] = useState(start);
  const change = (next: MinutesDraft) => {
    setMinutes(next);
    now = next;
  };
  return <RecorderFields minutes={minutes} onChange={change} />;
}

test('[5.05] the author is the recorder until somebody else is chosen, with the post', async () => {
  answerCalls(answering(searchPeople, { rows: [staff], total: 1 }));
  const user = await show(<Form start={minutesDraftOf(null, author)} />);
  expect(fieldOf(th.recorder)).toHaveProperty('value', author.name);
  expect(fieldOf(th.recorderTitle)).toHaveProperty('value', author.positionName);
  await find(user, th.reviewer, 'อรทัย');
  await fill(user, fieldOf(th.recorderPost), 'เลขานุการคณะทำงาน');
  expect(toMinutes(now)).toMatchObject({
    recorder: { personId: id, name: author.name, post: author.positionName },
    recorderPost: 'เลขานุการคณะทำงาน',
    reviewer: { personId: id, name: 'นางอรทัย ศิริวัฒนา', post: 'ผู้อำนวยการ กสผ.' },
  });
});

test('[5.05] somebody from outside is typed; without a name there is nobody', async () => {
  answerCalls(answering(searchPeople, { rows: [], total: 0 }));
  const user = await show(<Form start={minutesDraftOf(null, author)} />);
  await user.clear(fieldOf(th.recorder));
  await fill(user, fieldOf(th.reviewerTitle), 'กรรมการผู้ทรงคุณวุฒิ');
  expect(toMinutes(now)).toMatchObject({ recorder: null, reviewer: null });
  await fill(user, fieldOf(th.reviewer), 'นายนอก ทรงคุณวุฒิ');
  expect(toMinutes(now)).toMatchObject({
    reviewer: { personId: null, name: 'นายนอก ทรงคุณวุฒิ', post: 'กรรมการผู้ทรงคุณวุฒิ' },
  });
});

test.each([
  ['that a browser kept before these fields', emptyMinutes],
  ['begun while nobody knew who writes them', minutesDraftOf(null, null)],
])('minutes %s name nobody', (_what, draft) => {
  expect(toMinutes(draft)).toMatchObject({ recorder: null, reviewer: null });
});
