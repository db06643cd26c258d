import { getDocument } from '@sarn/document/contract';
import { ids, provideForms } from '@sarn/document/testing';
import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { DocumentView } from './DocumentView.tsx';

const Gate = () => <input aria-label="Reason" />;
const documentPage = { gates: [{ id: 'sample', refusal: 'sample.reason', Gate }] };
const documentCall = `${getDocument.method} ${getDocument.path}`.replace(
  ':documentId',
  ids.document,
);

/** The page, and what asks for everything again, as a line that came back does. */
function Page() {
  const cache = useQueryClient();
  return (
    <>
      <DocumentView documentId={ids.document} onShow={() => undefined} />
      <button onClick={() => void cache.refetchQueries()}>Again</button>
    </>
  );
}

test('what is typed before a document is opened stays while it is asked for again, and while nobody answers', async () => {
  await provideForms(documentPage);
  const late = Promise.withResolvers<Response>();
  const down = Response.json({ status: 'error', code: 'platform.internal' }, { status: 503 });
  const given = [refusal('sample.reason'), late.promise, refusal('sample.reason')];
  const calls = answerCalls({
    [documentCall]: () => given.shift() ?? refusal('platform.conflict'),
  });
  const user = await show(<Page />);
  const field = await screen.findByLabelText('Reason');
  await user.type(field, 'Typed');
  const again = screen.getByRole('button', { name: 'Again' });
  await user.click(again);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByLabelText('Reason')).toBe(field);
  late.resolve(down);
  await user.click(again);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(screen.getByLabelText('Reason')).toBe(field);
  expect(field).toHaveProperty('value', 'Typed');
  // Another refusal is about the document: there is nothing to open any more.
  await user.click(again);
  await screen.findByRole('alert');
  expect(screen.queryByLabelText('Reason')).toBeNull();
});
