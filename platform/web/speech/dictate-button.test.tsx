import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { KeptWhereProvider } from '../form/kept/input-keeper.ts';
import { WritingAidsProvider } from '../form/writing-aids.ts';
import { screen, show } from '../testing.ts';
import { DictateButton, withSaid } from './DictateButton.tsx';
import type { Recognition } from './recognition.ts';

const scope = globalThis as { SpeechRecognition?: unknown };
afterEach(() => {
  delete scope.SpeechRecognition;
});

/** A browser that hears what the test says. */
function hearing() {
  const made: Recognition[] = [];
  class Heard implements Partial<Recognition> {
    lang = '';
    isOn = false;
    onend: (() => void) | null = null;
    constructor() {
      made.push(this as unknown as Recognition);
    }
    start() {
      this.isOn = true;
    }
    stop() {
      this.isOn = false;
      this.onend?.();
    }
    abort() {
      this.isOn = false;
    }
  }
  scope.SpeechRecognition = Heard;
  return made;
}

function Note() {
  const [text, setText] = useState('เรียน');
  return (
    <>
      <output>{text}</output>
      <DictateButton onSaid={(said) => setText(withSaid(text, said))} />
    </>
  );
}

const offered = (where: 'device' | 'server' = 'device', isOn = true) => (
  <WritingAidsProvider value={{ a4Preview: true, speechToText: isOn }}>
    <KeptWhereProvider value={where}>
      <Note />
    </KeptWhereProvider>
  </WritingAidsProvider>
);

const said = (text: string, isFinal = true) => ({
  resultIndex: 0,
  results: [Object.assign([{ transcript: ` ${text} ` }], { isFinal })],
});

test('[5.08] what is said to its end is put behind what was typed, in the language of the screen', async () => {
  const made = hearing();
  const user = await show(offered());
  await user.click(screen.getByRole('button', { name: 'พิมพ์ด้วยเสียง' }));
  expect(screen.getByText('กำลังฟัง พูดได้เลย')).toBeDefined();
  expect(made[0]?.lang).toBe('th-TH');
  act(() => made[0]?.onresult?.(said('ผู้อำ', false)));
  act(() => made[0]?.onresult?.(said('ผู้อำนวยการ')));
  act(() => made[0]?.onresult?.(said('เพื่อโปรดทราบ')));
  expect(screen.getByText('เรียน ผู้อำนวยการ เพื่อโปรดทราบ')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'หยุดฟัง' }));
  expect(await screen.findByRole('button', { name: 'พิมพ์ด้วยเสียง' })).toBeDefined();
});

test('a microphone that is not allowed is told, and silence is not', async () => {
  const made = hearing();
  const user = await show(offered());
  const begin = () => user.click(screen.getByRole('button', { name: 'พิมพ์ด้วยเสียง' }));
  const end = (error: string) =>
    act(() => {
      made.at(-1)?.onerror?.({ error });
      made.at(-1)?.onend?.();
    });
  await begin();
  end('no-speech');
  expect(screen.queryByRole('alert')).toBeNull();
  await begin();
  end('not-allowed');
  expect(screen.getByRole('alert').textContent).toContain('ไม่อนุญาตให้ใช้ไมโครโฟน');
});

test.each([
  ['the deployment has it not', offered('device', false)],
  ['the document is classified', offered('server')],
])('it is not offered where %s', async (_why, form) => {
  hearing();
  await show(form);
  expect(screen.getByText('เรียน')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser that cannot says so', async () => {
  await show(offered());
  expect(screen.getByText('เบราว์เซอร์นี้พิมพ์ด้วยเสียงไม่ได้')).toBeDefined();
});
