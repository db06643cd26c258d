import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../action/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { fieldOf, screen, show, theForm, waitFor } from '../testing.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormPanel } from './FormPanel.tsx';
import { SplitView } from './SplitView.tsx';

function Question({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ name: 'sample', start: { no: '' }, send: () => Promise.resolve(null) });
  const [isAsking, setAsking] = useState(false);
  return (
    <FormDialog title="Receive" label="Save" form={form} onClose={onClose}>
      <TextField label="Number" {...form.field('no')} />
      <Button onPress={() => setAsking(true)}>more</Button>
      {isAsking && <Inner onClose={() => setAsking(false)} />}
    </FormDialog>
  );
}

function Inner({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ name: 'inner', start: { name: '' }, send: () => Promise.resolve(null) });
  return (
    <FormDialog title="Inner" label="Keep" form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

/** Pressed and not taken by the form: it would close the window of the letter. */
const onEscape = vi.fn();

const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();

beforeEach(() => document.addEventListener('keydown', listen));
afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('keydown', listen);
  onEscape.mockReset();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SplitView
      mainLabel="letter"
      panelLabel="panel"
      main={<p>the letter</p>}
      panel={<p>the panel</p>}
      actions={
        <>
          <Button onPress={() => setOpen(true)}>Receive it</Button>
          {isOpen && <Question onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

async function opened() {
  const user = await show(<Page />);
  await user.click(screen.getByRole('button', { name: 'Receive it' }));
  const form = await screen.findByRole('region', { name: 'Receive' });
  return { user, form };
}

test('a form is a region beside the letter, with the focus in it, and covers nothing', async () => {
  const { form } = await opened();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(form.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('heading', { name: 'Receive' })).toBeDefined();
  expect(screen.getByText('the letter').closest('[aria-hidden="true"]')).toBeNull();
});

test('Escape closes the form and not what is around it, and gives the focus back', async () => {
  const { user } = await opened();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Receive' })).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Receive it' })),
  );
});

test('Escape asks when something is typed, and stays as answered', async () => {
  const { user } = await opened();
  await user.type(fieldOf('Number'), '7');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'กลับไปทำต่อ' }));
  expect(theForm()).toMatchObject({ values: { no: '7' }, isDirty: true });
});

test('pulled down and up again, as on a phone, it keeps what is typed', async () => {
  const { user, form } = await opened();
  await user.type(fieldOf('Number'), '7');
  await user.click(screen.getByRole('button', { name: 'เลื่อนแบบฟอร์มลงเพื่อดูหนังสือ' }));
  expect(form.hasAttribute('data-down')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'เลื่อนแบบฟอร์มขึ้น' }));
  expect(form.hasAttribute('data-down')).toBe(false);
  expect(fieldOf('Number')).toHaveProperty('value', '7');
});

test('a form that is opened from the form is a dialog above it', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'more' }));
  expect(await screen.findByRole('dialog', { name: 'Inner' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Receive' })).toBeDefined();
});

/** The button that opens the form is drawn anew when it closes, as that of what was made. */
function Remade() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState(0);
  const close = () => {
    setOpen(false);
    setMade(made + 1);
  };
  return (
    <SplitView
      mainLabel="letter"
      panelLabel="panel"
      main={<p>the letter</p>}
      panel={
        <>
          <Button key={made} onPress={() => setOpen(true)}>
            Receive it
          </Button>
          {isOpen && <Question onClose={close} />}
        </>
      }
    />
  );
}

test('where the button is gone, the panel around it takes the focus', async () => {
  const user = await show(<Remade />);
  await user.click(screen.getByRole('button', { name: 'Receive it' }));
  await screen.findByRole('region', { name: 'Receive' });
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'panel' })),
  );
});

/** The part of the window that is seen, as a browser on a phone tells it. */
function seenOfWindow(height: number, scale = 1) {
  const seen = Object.assign(new EventTarget(), { height, scale, offsetTop: 0 });
  vi.stubGlobal('visualViewport', seen);
  return (next: number) => {
    seen.height = next;
    seen.dispatchEvent(new Event('resize'));
  };
}

const keyboard = () => document.documentElement.style.getPropertyValue('--s-keyboard');

test('the sheet stands above the keyboard of a phone while it is open, and forgets it when it closes', async () => {
  const { innerHeight } = window;
  const resize = seenOfWindow(innerHeight);
  const { user } = await opened();
  expect(keyboard()).toBe('0px');
  resize(innerHeight - 300);
  expect(keyboard()).toBe('300px');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(keyboard()).toBe(''));
});

test('what is not seen of an enlarged page is no keyboard', async () => {
  seenOfWindow(window.innerHeight / 2, 2);
  await opened();
  expect(keyboard()).toBe('0px');
});

test('the parts of a name in the title go whole to the next line', async () => {
  const panel = (
    <FormPanel title="รายงานผล · นายภูริทัต วงศ์สุวรรณกิจ" footer={null} onClose={vi.fn()}>
      <p>the fields</p>
    </FormPanel>
  );
  await show(panel);
  const title = screen.getByRole('heading', { name: 'รายงานผล · นายภูริทัต วงศ์สุวรรณกิจ' });
  const parts = [...title.querySelectorAll('.s-unbroken')].map(({ textContent }) => textContent);
  expect(parts).toEqual(['รายงานผล', '·', 'นายภูริทัต', 'วงศ์สุวรรณกิจ']);
});
