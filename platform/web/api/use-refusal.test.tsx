import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { screen, show, waitFor } from '../testing.ts';
import { ApiError, networkError } from './api-error.ts';
import { useRefusal } from './use-refusal.ts';

const refused = (code: string) =>
  new ApiError({ ...networkError(), code, message: code, status: 403 });

/** A letter that is asked for, and in its place the field of whoever may say why they open it. */
function Letter({ ask }: { readonly ask: () => Promise<string> }) {
  const found = useQuery({ queryKey: ['letter'], queryFn: ask, retry: false });
  const refusal = useRefusal('letter', found);
  return (
    <>
      {refusal?.code === 'reason' ? (
        <input aria-label="Reason" />
      ) : (
        <p>{found.data ?? 'Waiting'}</p>
      )}
      <button onClick={() => void found.refetch()}>Again</button>
    </>
  );
}

test('what is typed in the place of a refused letter stays until there is another answer', async () => {
  const late = Promise.withResolvers<string>();
  const given = [
    Promise.reject(refused('reason')),
    late.promise,
    Promise.reject(refused('reason')),
    Promise.resolve('The letter'),
  ];
  for (const one of given) one.catch(() => undefined);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return (await given[asked - 1]) ?? '';
  };
  const user = await show(<Letter ask={ask} />);
  const field = await screen.findByLabelText('Reason');
  await user.type(field, 'Typed');
  const again = screen.getByRole('button', { name: 'Again' });
  await user.click(again);
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByLabelText('Reason')).toBe(field);
  late.reject(networkError());
  await user.click(again);
  await waitFor(() => expect(asked).toBe(3));
  expect(screen.getByLabelText('Reason')).toBe(field);
  expect(field).toHaveProperty('value', 'Typed');
  await user.click(again);
  await screen.findByText('The letter');
});
