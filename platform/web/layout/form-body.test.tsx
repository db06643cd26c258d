import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../action/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { fieldOf, keepInput, screen, show, waitFor } from '../testing.ts';
import { FormBody } from './FormBody.tsx';

const send = vi.fn(async () => 'done');

function Sample() {
  const form = useForm({ name: 'sample', start: { name: '' }, send });
  return (
    <FormBody form={form}>
      <TextField label="Name" {...form.field('name')} />
      <Button onPress={() => void form.submit()}>Save</Button>
    </FormBody>
  );
}

function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>again</button>
      {isShown && <Sample />}
    </>
  );
}

beforeEach(() => keepInput());

test('a form with a layout of its own offers what was typed before, and can be sent then', async () => {
  const user = await show(<Page />);
  await user.type(fieldOf('Name'), 'สาร');
  await user.click(screen.getByText('again'));
  await user.click(screen.getByText('again'));
  expect(fieldOf('Name').closest('[inert]')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(fieldOf('Name')).toHaveProperty('value', 'สาร');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Name')));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
