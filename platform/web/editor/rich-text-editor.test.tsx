import { beforeAll, expect, test, vi } from 'vitest';
import { fireEvent, screen, show, waitFor } from '../testing.ts';
import RichTextEditor from './RichTextEditor.tsx';
import type { RichText } from './RichTextEditor.tsx';

// jsdom lays nothing out: what is brought into view is nowhere.
beforeAll(() => {
  const nowhere = () => document.body.getBoundingClientRect();
  Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
});

const text = () => screen.getByRole('textbox', { name: 'ข้อความ' });

async function written(initial: string) {
  const onChange = vi.fn<(text: RichText) => void>();
  const user = await show(<RichTextEditor label="ข้อความ" {...{ initial, onChange }} />);
  await waitFor(() => expect(text()).toBeDefined());
  return { user, onChange };
}

test('Ctrl+F opens the search by the place of its key, Enter goes on, Escape leads back to the text', async () => {
  const { user } = await written('<p>กอง ก กอง</p>');
  // With a Thai layout the key gives another letter.
  fireEvent.keyDown(text(), { key: 'ด', code: 'KeyF', ctrlKey: true });
  await user.type(await screen.findByLabelText('ค้นหาในข้อความนี้'), 'กอง');
  expect(screen.getByText('1 จาก 2')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(screen.getByText('2 จาก 2')).toBeDefined();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByText('1 จาก 2')).toBeDefined();
  await user.keyboard('x');
  expect(screen.getByText('ไม่พบ')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
});

test('who replaces means what is typed; how many were replaced is told', async () => {
  const { user, onChange } = await written('<p>ข้าว ขาว ข้าว</p>');
  await user.click(screen.getByRole('button', { name: 'ค้นหาและแทนที่ (Ctrl+F)' }));
  await user.type(screen.getByLabelText('ค้นหาในข้อความนี้'), 'ข้าว');
  expect(screen.getByText('1 จาก 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'แทนที่ด้วยคำอื่น' }));
  expect(screen.getByText('1 จาก 2')).toBeDefined();
  await user.type(screen.getByLabelText('แทนที่ด้วย'), 'ข้าวสาร');
  await user.click(screen.getByRole('button', { name: 'ทั้งหมด' }));
  expect(screen.getByText('แทนที่แล้ว 2 แห่ง')).toBeDefined();
  await waitFor(() => expect(onChange.mock.lastCall?.[0].html).toBe('<p>ข้าวสาร ขาว ข้าวสาร</p>'));
});

test('the tools of a table are there while the caret is in one', async () => {
  const { user, onChange } = await written('<p></p>');
  expect(screen.queryByRole('toolbar', { name: 'เครื่องมือตาราง' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'แทรกตาราง' }));
  const form = await screen.findByRole('dialog', { name: 'แทรกตาราง' });
  expect(form).toBeDefined();
  const [insert] = screen.getAllByRole('button', { name: 'แทรกตาราง' }).slice(-1);
  if (insert) await user.click(insert);
  expect(await screen.findByRole('toolbar', { name: 'เครื่องมือตาราง' })).toBeDefined();
  expect(screen.getByRole('table', { name: /^ตาราง 3 แถว 3 คอลัมน์/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'แถว' }));
  await user.click(await screen.findByRole('menuitem', { name: 'เพิ่มแถวด้านล่าง' }));
  expect(screen.getByRole('table', { name: /^ตาราง 4 แถว/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ลบตาราง' }));
  await waitFor(() => expect(onChange.mock.lastCall?.[0].html).toBe(''));
  expect(screen.queryByRole('toolbar', { name: 'เครื่องมือตาราง' })).toBeNull();
});

const pasted = (html: string) => ({
  clipboardData: {
    files: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  },
});

test('what was dropped of a paste is named, and what is too large is not pasted at all', async () => {
  const { user, onChange } = await written('<p></p>');
  fireEvent.paste(text(), pasted('<p style="color:red">แดง <a href="https://x.go.th">เว็บ</a></p>'));
  expect((await screen.findByRole('status')).textContent).toMatch(/ลิงก์ 1 แห่ง.*สีตัวอักษร/);
  await waitFor(() => expect(onChange.mock.lastCall?.[0].html).toBe('<p>แดง เว็บ</p>'));
  fireEvent.paste(text(), pasted(`<p>${'ก'.repeat(2_000_001)}</p>`));
  expect((await screen.findByRole('alert')).textContent).toContain('จึงยังไม่ได้วางสิ่งใด');
  expect(text().textContent).toBe('แดง เว็บ');
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that is no Word file is refused with what to do, and the text stays', async () => {
  const { user } = await written('<p>เดิม</p>');
  const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
    this: HTMLInputElement,
  ) {
    const files = [new File(['ไม่ใช่'], 'a.docx')];
    Object.defineProperty(this, 'files', { value: files });
    this.dispatchEvent(new Event('change'));
  });
  await user.click(screen.getByRole('button', { name: 'นำข้อความจากไฟล์ Word (.docx)' }));
  expect((await screen.findByRole('alert')).textContent).toContain('อ่านไฟล์นี้ไม่ได้');
  expect(text().textContent).toBe('เดิม');
  chosen.mockRestore();
});

test('the spelling of the browser works on the text, and is switched off nowhere around it', async () => {
  await written('<p>สะกด</p>');
  expect(text().getAttribute('contenteditable')).toBe('true');
  expect(text().closest('[spellcheck]')).toBeNull();
  expect(text().querySelector('[spellcheck]')).toBeNull();
});
