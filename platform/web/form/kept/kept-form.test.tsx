import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../../field/TextField.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { fieldOf, keepInput, screen, show, userEvent, waitFor } from '../../testing.ts';
import { useForm } from '../use-form.ts';

const send = vi.fn(async () => 'done');

function Page() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return <Sample onClose={close} />;
}

function Sample({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ name: 'sample', start: { name: '' }, send, onFinish: onClose });
  return (
    <FormDialog title="Sample" label="Save" form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

beforeEach(() => {
  send.mockClear();
  keepInput();
});

const question = () => screen.findByRole('alertdialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function typedAndLeft(text: string) {
  const user = await show(<Page />);
  await user.type(fieldOf('Name'), text);
  await user.keyboard('{Escape}');
  await question();
  return user;
}

test('a form with input asks before Escape closes it, and stays where the person goes on', async () => {
  await typedAndLeft('สาร');
  await press('กลับไปทำต่อ');
  expect(fieldOf('Name')).toHaveProperty('value', 'สาร');
});

test('what was kept is offered when it is opened again, and put back', async () => {
  const user = await typedAndLeft('สาร');
  await press('เก็บไว้ทำต่อ');
  await user.click(await screen.findByText('Open'));
  await screen.findByText(/ยังไม่ได้ส่ง/);
  expect(fieldOf('Name')).toHaveProperty('value', '');
  expect(fieldOf('Name').closest('[inert]')).not.toBeNull();
  await press('ทำต่อ');
  expect(fieldOf('Name')).toHaveProperty('value', 'สาร');
  await press('Save');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('what is discarded is not offered again', async () => {
  const user = await typedAndLeft('สาร');
  await press('เก็บไว้ทำต่อ');
  await user.click(await screen.findByText('Open'));
  await press('ทิ้ง');
  expect(fieldOf('Name').closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Open'));
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
});

test('leaving without keeping forgets it', async () => {
  const user = await typedAndLeft('สาร');
  await press('ออกโดยไม่เก็บ');
  await user.click(await screen.findByText('Open'));
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
});

test('an untouched form closes without a question', async () => {
  await show(<Page />);
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Open');
});
