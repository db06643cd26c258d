import { findKeptInput, forgetKeptInput, keepInput, listKeptInput } from '@sarn/account/contract';
import {
  deviceStore,
  FormDialog,
  KeptWhereProvider,
  provideInputStores,
  TextField,
  useForm,
} from '@sarn/platform-web';
import { answerCalls, fieldOf, screen, show, userEvent, waitFor } from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverStore } from './kept-input.client.ts';

type Kept = Map<string, { readonly values: string; readonly savedAt: string }>;

/** A server that keeps what opened forms named `note:1` send to it. */
function keepingServer(known: Readonly<Record<string, string>>) {
  const kept: Kept = new Map();
  const write = (entry: string, values: string) => {
    kept.delete(entry);
    kept.set(entry, { values, savedAt: `2026-11-25T02:00:0${kept.size}.000Z` });
  };
  for (const [entry, name] of Object.entries(known)) write(entry, JSON.stringify({ name }));
  const answer: Record<string, (asked: Asked) => object> = {
    [`GET ${listKeptInput.path}`]: () => ({
      items: [...kept].map(([entry, { savedAt }]) => ({ entry, savedAt })).toReversed(),
    }),
    [`GET ${findKeptInput.path}`]: ({ fields }) => ({
      item: kept.get(findKeptInput.input.parse(fields).entry) ?? null,
    }),
    [`POST ${keepInput.path}`]: ({ fields }) => {
      const { entry, values } = keepInput.input.parse(fields);
      write(entry, values);
      return {};
    },
    [`POST ${forgetKeptInput.path}`]: ({ fields }) => {
      kept.delete(forgetKeptInput.input.parse(fields).entry ?? '');
      return {};
    },
  };
  return { answer, names: () => [...kept.values()].map(({ values }) => values) };
}

const send = vi.fn(async () => 'done');

function Note() {
  const form = useForm({ name: 'note:1', start: { name: '' }, send });
  return (
    <FormDialog title="Note" label="Save" form={form} onClose={() => {}}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

function ClassifiedNote() {
  return (
    <KeptWhereProvider value="server">
      <Note />
    </KeptWhereProvider>
  );
}

const text = (name: string) => JSON.stringify({ name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Tabs that are open, as the browser tells of their locks. */
const openTabs = (...tabs: string[]) =>
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, platform: navigator.platform, onLine: true },
    locks: {
      request: () => new Promise(() => {}),
      query: async () => ({ held: tabs.map((tab) => ({ name: `sarn_page:${tab}` })) }),
    },
  });

beforeEach(() => provideInputStores({ device: deviceStore('person'), server: serverStore }));

test('what another tab types into the same form stays, and is not offered while it is open', async () => {
  openTabs('b');
  const server = keepingServer({ 'b.1': 'ของอีกแท็บ' });
  answerCalls(server.answer);
  const user = await show(<ClassifiedNote />);
  await user.type(fieldOf('Name'), 'ของแท็บนี้');
  await waitFor(() => expect(server.names()).toEqual([text('ของอีกแท็บ'), text('ของแท็บนี้')]));
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
  await press('Save');
  await waitFor(() => expect(server.names()).toEqual([text('ของอีกแท็บ')]));
  expect(localStorage).toHaveLength(0);
});

test('who discards the text of one tab that is gone is offered that of the next', async () => {
  openTabs();
  const server = keepingServer({ 'b.1': 'เก่า', 'c.1': 'ใหม่' });
  answerCalls(server.answer);
  const user = await show(<ClassifiedNote />);
  await press('ทิ้ง');
  await waitFor(() => expect(server.names()).toEqual([text('เก่า')]));
  await press('ทำต่อ');
  await waitFor(() => expect(fieldOf('Name')).toHaveProperty('value', 'เก่า'));
  // It goes on as the text of this form, once.
  await user.type(fieldOf('Name'), '!');
  await waitFor(() => expect(server.names()).toEqual([text('เก่า!')]));
  await press('Save');
  await waitFor(() => expect(server.names()).toEqual([]));
});

test('what was typed before there were entries is offered, and removed when it is discarded', async () => {
  openTabs();
  const server = keepingServer({ '': 'แต่ก่อน' });
  answerCalls(server.answer);
  await show(<ClassifiedNote />);
  await press('ทิ้ง');
  await waitFor(() => expect(server.names()).toEqual([]));
  expect(screen.queryByText(/ยังไม่ได้ส่ง/)).toBeNull();
});

test('a removal does not overtake the text that is still on its way', async () => {
  openTabs();
  const server = keepingServer({});
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const path = `POST ${keepInput.path}`;
  answerCalls({
    ...server.answer,
    [path]: async (asked) => {
      await slow;
      return server.answer[path]?.(asked) ?? {};
    },
  });
  const written = serverStore.write('note:1', { values: { name: 'ส่งแล้ว' }, savedAt: '' }, 'a.1');
  const removed = serverStore.remove('note:1', 'a.1');
  const read = serverStore.read('note:1');
  arrive();
  await Promise.all([written, removed]);
  expect([await read, server.names()]).toEqual([null, []]);
});
