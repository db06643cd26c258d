import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '../field/TextField.tsx';
import { FormDialog } from '../layout/FormDialog.tsx';
import { fieldOf, pressEnter, screen, show, theForm, waitFor } from '../testing.ts';
import { useDialogForm } from './use-dialog-form.ts';

interface SampleProps {
  readonly send: () => Promise<string>;
  readonly onClose: () => void;
  readonly onFinish?: () => void;
}

/** A page with a dialog, as pages have them. */
function Page({ onClose, ...sample }: SampleProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  useEffect(() => {
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return isOpen ? <Sample {...sample} onClose={close} /> : <p>the page</p>;
}

function Sample({ send, onClose, onFinish }: SampleProps) {
  const form = useDialogForm({
    ...{ name: 'sample', start: { name: '' }, send, onClose, onFinish },
    told: (result, { name }) => ({ title: `${name}: ${result}` }),
  });
  return (
    <FormDialog title="Sample" label="Save" form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

/** A form that is being sent, and the answer still to come. */
async function sending() {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn(() => answer.promise);
  const onClose = vi.fn();
  const onFinish = vi.fn();
  const user = await show(<Page {...{ send, onClose, onFinish }} />);
  await user.type(fieldOf('Name'), 'a');
  await pressEnter(fieldOf('Name'));
  expect(send).toHaveBeenCalledTimes(1);
  return { user, answer, send, onClose, onFinish };
}

test('after sending it tells the result and closes, once', async () => {
  const { answer, onClose, onFinish } = await sending();
  answer.resolve('done');
  expect(await screen.findByText('a: done')).toBeDefined();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onFinish).toHaveBeenCalledTimes(1);
});

test('closed while it is sent, it is sent and told, and closes nothing a second time', async () => {
  const { user, answer, onClose, onFinish } = await sending();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('the page')).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(1);
  answer.resolve('done');
  expect(await screen.findByText('a: done')).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onFinish).not.toHaveBeenCalled();
});

test('a page that was opened while it is sent stays', async () => {
  const { answer, onClose, onFinish } = await sending();
  history.pushState(null, '', '/elsewhere');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('the page')).toBeDefined();
  answer.resolve('done');
  expect(await screen.findByText('a: done')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(onFinish).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('an error that comes after it was closed is told, too', async () => {
  const { user, answer, onClose } = await sending();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('the page')).toBeDefined();
  answer.reject(new Error('refused'));
  const told = await screen.findByRole('alertdialog');
  expect(told.textContent).toContain('ระบบทำรายการไม่สำเร็จ');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('after an error the next attempt closes it again', async () => {
  const { user, answer, send, onClose } = await sending();
  answer.reject(new Error('refused'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(fieldOf('Name')).toHaveProperty('value', 'a');
  expect(theForm().isDirty).toBe(true);
  send.mockResolvedValueOnce('done');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
