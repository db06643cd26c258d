import { answerCalls, retype, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { ClassEditDialog } from './ClassEditDialog.tsx';
import { th } from './words/th.ts';

const save = 'POST /registry/retention/classes/save';

test('a class is added by its Thai name and its years alone', async () => {
  const calls = answerCalls({ [save]: () => ({ code: 'c1' }) });
  const user = await show(<ClassEditDialog row={undefined} onClose={() => {}} />);
  await retype(user, th['setting.name'], 'สัญญา 12 ปี');
  await retype(user, th['setting.years'], '12');
  await user.click(screen.getByRole('button', { name: th.save }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.fields).toMatchObject({
    ...{ nameTh: 'สัญญา 12 ปี', nameEn: '', years: '12' },
  });
});
