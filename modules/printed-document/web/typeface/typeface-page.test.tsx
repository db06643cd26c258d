import type { OutputOf } from '@sarn/kernel';
import {
  addTypeface,
  chooseTypeface,
  drawTypeface,
  listTypefaces,
} from '@sarn/printed-document/contract';
import {
  answerCalls,
  answering,
  askedOf,
  leavePage,
  refusal,
  screen,
  show,
  userEvent,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import TypefacePage from './TypefacePage.tsx';

type Known = Omit<OutputOf<typeof listTypefaces>, 'status' | 'message'>;

const id = '0199f1a0-0000-7000-8000-000000000001';
const faces = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;
const own: Known['rows'][number] = {
  ...{ id, family: 'TH Sarabun New', addedBy: 'นายวิชัย ดีงาม', addedAt: '2026-11-27T02:00:00.000Z' },
  files: faces.map((face) => ({ face, name: `THSarabunNew ${face}.ttf`, said: face })),
  wasUsed: false,
};
const known = (told: Partial<Known> = {}): Known => ({
  inUse: null,
  rows: [own],
  history: [],
  ...told,
});
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const page = { digest: 'a', width: 595, height: 842, svg, fields: [] };
const sample = answering(drawTypeface, { pages: [page] });

test('a typeface is used only after its sample was shown, with what was seen and the reason', async () => {
  const calls = answerCalls({
    ...{ ...answering(listTypefaces, known()), ...sample, ...answering(chooseTypeface, {}) },
  });
  const user = await show(<TypefacePage />);
  await screen.findByText('ใช้กับหนังสืออยู่แล้ว');
  expect(screen.queryByRole('button', { name: 'ใช้ฟอนต์นี้' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ดูตัวอย่าง TH Sarabun New' }));
  await screen.findByRole('img', { name: /ฟอนต์ TH Sarabun New หน้า 1 จาก 1/ });
  await user.click(screen.getByRole('button', { name: 'ใช้ฟอนต์นี้' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'ตามระเบียบ');
  await user.click(dialog.getByRole('button', { name: 'ใช้ฟอนต์นี้' }));
  await waitFor(() =>
    expect(askedOf(chooseTypeface, calls)).toEqual([
      { typefaceId: id, seen: { inUse: null }, reason: 'ตามระเบียบ' },
    ]),
  );
});

test('whoever comes second sees what is used now, and decides anew', async () => {
  const theirs = { ...own, id: id.replace(/1$/, '2'), family: 'Norasi' };
  const both = known({ rows: [own, theirs] });
  let isTold = false;
  const calls = answerCalls({
    ...sample,
    'GET /registry/printed/typeface': () => (isTold ? { ...both, inUse: theirs.id } : both),
    'POST /registry/printed/typeface/use': () => {
      if (isTold) return {};
      isTold = true;
      return refusal('settings.stale');
    },
  });
  const user = await show(<TypefacePage />);
  await user.click(await screen.findByRole('button', { name: 'ดูตัวอย่าง TH Sarabun New' }));
  await screen.findByRole('img', { name: /ฟอนต์ TH Sarabun New/ });
  await user.click(screen.getByRole('button', { name: 'ใช้ฟอนต์นี้' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ใช้ฟอนต์นี้' }));
  await dialog.findByRole('cell', { name: 'Norasi' });
  await user.click(dialog.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(dialog.getByRole('button', { name: 'ใช้ฟอนต์นี้' }));
  await waitFor(() =>
    expect(askedOf(chooseTypeface, calls)).toMatchObject([
      { typefaceId: id, seen: { inUse: null } },
      { typefaceId: id, seen: { inUse: theirs.id } },
    ]),
  );
});

const file = (name: string) => new File(['font'], name);
const pick = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files);

test('four files are told apart by name; one of each is needed before they are sent', async () => {
  const calls = answerCalls({
    ...{ ...answering(listTypefaces, known({ rows: [] })), ...sample },
    ...answering(addTypeface, { id }),
  });
  const user = await show(<TypefacePage />);
  await screen.findByText('ใช้กับหนังสืออยู่แล้ว');
  await pick(file('Sarabun.ttf'), file('Sarabun Bold.ttf'), file('Sarabun Italic.ttf'));
  const chosen = within(await screen.findByRole('list', { name: 'ไฟล์ที่เลือก' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'ตรวจและดูตัวอย่าง' }));
  await screen.findByText(/ต้องมีครบแบบละหนึ่งไฟล์/);
  expect(askedOf(addTypeface, calls)).toEqual([]);
  await user.click(chosen.getByRole('button', { name: 'นำออก Sarabun Italic.ttf' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(2);
});

test('the history tells who used which typeface, when and why', async () => {
  const use = { typefaceId: id, family: 'TH Sarabun New', by: 'นางสุดา รักงาน', reason: 'มติ ครม.' };
  answerCalls({
    ...answering(
      listTypefaces,
      known({ inUse: id, history: [{ ...use, since: '2026-11-27T03:00:00.000Z' }] }),
    ),
    ...sample,
  });
  await show(<TypefacePage />);
  await screen.findByText('ใช้ TH Sarabun New');
  expect(screen.getByText('มติ ครม.')).toBeDefined();
  expect(screen.getByText(/นางสุดา รักงาน/)).toBeDefined();
});

test.each([
  [null, 'TH Sarabun New', `?row=${id}`],
  [id, 'สารบรรณ', '?row=delivered'],
])(
  'the question about a typeface is open again after a refresh (%#)',
  async (inUse, family, search) => {
    answerCalls({ ...answering(listTypefaces, known({ inUse })), ...sample });
    const user = await show(<TypefacePage />);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^ดูตัวอย่าง ${family}`) }));
    await user.click(await screen.findByRole('button', { name: 'ใช้ฟอนต์นี้' }));
    await screen.findByRole('dialog', { name: new RegExp(family) });
    expect(location.search).toBe(search);
    leavePage();
    const again = await show(<TypefacePage />);
    await screen.findByRole('dialog', { name: new RegExp(family) });
    await again.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
    // What was asked about is still shown.
    await screen.findByRole('button', { name: 'ใช้ฟอนต์นี้' });
  },
);
