import { fieldOf, pressEnter, screen, show, theForm, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const shown = { title: 'Title', text: 'Text', submitLabel: 'Go' };

test('asks for password and code, one after the other, and sends both once', async () => {
  const done = Promise.withResolvers<void>();
  const work = vi.fn((_given: { password: string; code: string }) => done.promise);
  const user = await show(
    <ConfirmDialog {...shown} codeLabel="Code" work={work} onClose={() => {}} />,
  );
  await pressEnter(fieldOf('Code'));
  expect((await screen.findByRole('alert')).textContent).toContain('รหัสผ่าน');
  await user.type(fieldOf('รหัสผ่านของท่าน'), 'secret');
  await pressEnter(fieldOf('Code'));
  expect(work).not.toHaveBeenCalled();
  await user.type(fieldOf('Code'), '123456');
  await pressEnter(fieldOf('Code'));
  await pressEnter(fieldOf('Code'));
  expect(work).toHaveBeenCalledTimes(1);
  expect(work.mock.lastCall?.[0]).toEqual({ password: 'secret', code: '123456' });
  done.resolve();
});

test('an error is shown and the input stays; the form gives no values to others', async () => {
  const work = () => Promise.reject(new Error('no'));
  const user = await show(<ConfirmDialog {...shown} work={work} onClose={() => {}} />);
  await user.type(fieldOf('รหัสผ่านของท่าน'), 'secret');
  expect(theForm()).toMatchObject({ key: 'second-factor.confirm', values: {}, isDirty: true });
  await pressEnter(fieldOf('รหัสผ่านของท่าน'));
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  expect(fieldOf('รหัสผ่านของท่าน')).toHaveProperty('value', 'secret');
});
