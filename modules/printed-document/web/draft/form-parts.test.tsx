import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { goTo, isOf, placeOf } from './form-parts.ts';

const form = () => screen.getByRole('form', { name: 'ร่าง' });
/** Where the caret is, as the pages are told. */
const now = () =>
  placeOf(document.activeElement ?? document.body, getSelection()?.anchorNode ?? null);

async function written(): Promise<void> {
  await show(
    <form aria-label="ร่าง">
      <div data-part="title">
        <textarea aria-label="เรื่อง" />
      </div>
      <div data-part="inForceOn">
        <input type="hidden" />
        <input aria-label="ใช้บังคับ" />
      </div>
      <div data-part="body">
        <button type="button">ตัวหนา</button>
        <div
          role="textbox"
          aria-label="ข้อความ"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
        >
          <p>หนึ่ง</p>
          <ol>
            <li>
              <p>สอง</p>
            </li>
          </ol>
          <table>
            <tbody>
              <tr>
                <td>
                  <p>ในตาราง</p>
                </td>
              </tr>
            </tbody>
          </table>
          <p>สุดท้าย</p>
        </div>
      </div>
    </form>,
  );
  for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => undefined;
}

test('a field of the page brings the caret to its field of the form', async () => {
  await written();
  goTo(form(), { name: 'title', at: 0 });
  expect(document.activeElement).toBe(screen.getByLabelText('เรื่อง'));
  expect(now()).toEqual({ name: 'title', at: 0 });
  goTo(form(), { name: 'unknown', at: 0 });
  expect(now()).toEqual({ name: 'title', at: 0 });
});

test.each([
  [0, 'หนึ่ง'],
  [1, 'สอง'],
  [2, 'ในตาราง'],
  [3, 'สุดท้าย'],
])('paragraph or table %i of the page is that of the text', async (at, words) => {
  await written();
  goTo(form(), { name: 'body', at });
  expect(document.activeElement).toBe(screen.getByLabelText('ข้อความ'));
  expect(getSelection()?.anchorNode?.textContent).toBe(words);
  expect(now()).toEqual({ name: 'body', at });
});

test('the day of a publication is a field of its own, and what is behind the text leads nowhere', async () => {
  await written();
  goTo(form(), { name: 'inForceOn', at: 0 });
  expect(document.activeElement).toBe(screen.getByLabelText('ใช้บังคับ'));
  goTo(form(), { name: 'body', at: 4 });
  expect(document.activeElement).toBe(screen.getByLabelText('ใช้บังคับ'));
});

test('a row made of paragraphs of the text tells which they are', async () => {
  await show(
    <div data-part="agenda">
      <div data-tells="body" data-tells-from={3} data-tells-to={5}>
        <input aria-label="มติ" />
      </div>
    </div>,
  );
  screen.getByLabelText('มติ').focus();
  const place = now();
  expect(place).toEqual({ name: 'body', at: 3, to: 5 });
  expect([2, 3, 5, 6].map((at) => isOf(place)({ name: 'body', at }))).toEqual([
    ...[false, true, true, false],
  ]);
});
