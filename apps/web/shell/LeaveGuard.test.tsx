import { closeDocument, openDocument, showDocument, useOpenedDocument } from '@sarn/document/web';
import { FormPlaceProvider, SaveForm, TextField, useForm } from '@sarn/platform-web';
import { fieldOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { LeaveGuard } from './LeaveGuard.tsx';

const browser: { history?: ReturnType<typeof createBrowserHistory> } = {};

afterEach(() => browser.history?.destroy());

function Sample({ label }: { readonly label: string }) {
  const form = useForm({ name: label, start: { text: '' }, send: () => Promise.resolve(null) });
  return (
    <SaveForm form={form} label={`save ${label}`}>
      <TextField label={label} {...form.field('text')} />
    </SaveForm>
  );
}

/** A page with a form, and above it the opened document with another. */
function Page() {
  const opened = useOpenedDocument();
  return (
    <>
      <Sample label="on the page" />
      {opened && (
        <FormPlaceProvider value="window">
          <h2>{opened.documentId}</h2>
          <Sample key={opened.documentId} label="in the document" />
        </FormPlaceProvider>
      )}
      <LeaveGuard />
    </>
  );
}

async function shown() {
  history.pushState(null, '', '/?page=2');
  browser.history = createBrowserHistory();
  return show(<Page />, '/', browser.history);
}

const isOpen = (id: string) => screen.findByRole('heading', { name: id });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());

test('[4.04] Back closes the document and Forward opens it again, at the same address and from its queue', async () => {
  await shown();
  openDocument('a', 'jobCommand');
  await isOpen('a');
  // What the browser keeps over a refresh, too.
  const opened = { documentId: 'a', queue: 'jobCommand' };
  expect(history.state).toMatchObject({ openedDocument: opened });
  expect(location.search).toBe('?page=2');
  history.back();
  await isClosed();
  expect(location.search).toBe('?page=2');
  history.forward();
  await isOpen('a');
  expect(history.state).toMatchObject({ openedDocument: opened });
});

test('a document opened from a document goes back to it; closing closes both', async () => {
  await shown();
  openDocument('a');
  await isOpen('a');
  openDocument('b');
  await isOpen('b');
  history.back();
  await isOpen('a');
  history.forward();
  await isOpen('b');
  closeDocument();
  await isClosed();
});

test('the next document takes the place of the one before', async () => {
  await shown();
  openDocument('a');
  await isOpen('a');
  showDocument('b');
  await isOpen('b');
  history.back();
  await isClosed();
});

test('Back asks about what is typed into the document, and stays or leaves as answered', async () => {
  const user = await shown();
  openDocument('a');
  await isOpen('a');
  await user.type(fieldOf('in the document'), 'x');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'กลับไปทำต่อ' }));
  await isOpen('a');
  expect(fieldOf('in the document')).toHaveProperty('value', 'x');
  closeDocument();
  await user.click(await screen.findByRole('button', { name: 'เก็บไว้ทำต่อ' }));
  await isClosed();
});

test('what is typed on the page stays under the document: nothing is asked', async () => {
  const user = await shown();
  await user.type(fieldOf('on the page'), 'x');
  openDocument('a');
  await isOpen('a');
  history.back();
  await isClosed();
  expect(fieldOf('on the page')).toHaveProperty('value', 'x');
});
