import { ids } from '@sarn/document/testing';
import { answerCalls, fieldOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { CommentForm } from './CommentForm.tsx';
import { useCommenting } from './use-commenting.ts';
import { th } from './words/th.ts';

const review = {
  ...{ version: 4, bodyJson: { type: 'doc', content: [] }, isHeld: true, rows: [] },
  ...{ mayRemark: true, mayReply: true, mayAccept: true },
};
const selected = { from: 0, to: 4, quote: 'ด้วย', before: '', after: '' };

function Sample() {
  const commenting = useCommenting(ids.document, review);
  if (commenting.isOn) return <CommentForm commenting={commenting} />;
  return <button onClick={() => commenting.begin(selected)}>begin</button>;
}

const cancel = () => screen.getByRole('button', { name: th.cancel });

test('a comment is not dropped without a question; without words it closes at once', async () => {
  answerCalls({});
  const user = await show(<Sample />);
  await user.click(screen.getByText('begin'));
  await user.click(cancel());
  await user.click(await screen.findByText('begin'));
  await user.type(fieldOf(th.commentText), 'ขอให้แก้คำ');
  await user.click(cancel());
  await screen.findByRole('alertdialog', { name: th.dropComment });
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(fieldOf(th.commentText)).toHaveProperty('value', 'ขอให้แก้คำ');
  await user.click(cancel());
  await user.click(await screen.findByRole('button', { name: 'ยืนยัน' }));
  await waitFor(() => expect(screen.getByText('begin')).toBeDefined());
});
