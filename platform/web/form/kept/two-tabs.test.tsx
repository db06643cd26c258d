import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../../field/TextField.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { fieldOf, keepInput, screen, show, userEvent, waitFor } from '../../testing.ts';
import { useForm } from '../use-form.ts';
import { deviceStore } from './device-store.ts';

const send = vi.fn(async () => 'done');
const store = deviceStore('person');

function Page() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return <Sample onClose={() => setOpen(false)} />;
}

function Sample({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ name: 'sample', start: { name: '' }, send, onFinish: onClose });
  return (
    <FormDialog title="Sample" label="Save" form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

/** What another tab keeps of the same form. */
const inOtherTab = (tab: string, name: string, minute: number) =>
  store.write(
    'sample',
    { values: { name }, savedAt: `2026-11-25T02:0${minute}:00.000Z` },
    `${tab}.1`,
  );

/** Tabs that are open, as the browser tells of their locks. */
const openTabs = (...tabs: string[]) =>
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, platform: navigator.platform, onLine: true },
    locks: {
      request: () => new Promise(() => {}),
      query: async () => ({ held: tabs.map((tab) => ({ name: `sarn_page:${tab}` })) }),
    },
  });

const names = () =>
  Object.values({ ...localStorage }).map(
    (text) => (JSON.parse(String(text)) as { values: { name: string } }).values.name,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  send.mockClear();
  keepInput();
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed and sent here leaves what is typed in another tab', async () => {
  openTabs('b');
  await inOtherTab('b', 'ของอีกแท็บ', 1);
  const user = await show(<Page />);
  await user.type(fieldOf('Name'), 'ของแท็บนี้');
  // Text that is on the screen of the other tab is not offered here.
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
  await waitFor(() => expect(names().toSorted()).toEqual(['ของอีกแท็บ', 'ของแท็บนี้'].toSorted()));
  await press('Save');
  await waitFor(() => expect(names()).toEqual(['ของอีกแท็บ']));
});

test('a tab that is gone leaves its text to the next one; who discards it is offered the next', async () => {
  openTabs();
  await inOtherTab('b', 'เก่า', 1);
  await inOtherTab('c', 'ใหม่', 2);
  const user = await show(<Page />);
  await screen.findByText(/ยังไม่ได้ส่ง/);
  await press('ทิ้ง');
  await waitFor(() => expect(names()).toEqual(['เก่า']));
  await press('ทำต่อ');
  await waitFor(() => expect(fieldOf('Name')).toHaveProperty('value', 'เก่า'));
  // It goes on as the text of this form, once.
  await user.type(fieldOf('Name'), '!');
  await waitFor(() => expect(names()).toEqual(['เก่า!']));
  await press('Save');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('on plain HTTP, where there are no locks, the other tab says that it is open', async () => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
        listeners.push(listener);
      }
      postMessage() {
        for (const listener of listeners) listener({ data: 'b' });
      }
      close() {}
    },
  );
  await inOtherTab('b', 'ของอีกแท็บ', 1);
  await inOtherTab('c', 'ของแท็บที่ปิดแล้ว', 0);
  await show(<Page />);
  await press('ทำต่อ');
  await waitFor(() => expect(fieldOf('Name')).toHaveProperty('value', 'ของแท็บที่ปิดแล้ว'));
});
