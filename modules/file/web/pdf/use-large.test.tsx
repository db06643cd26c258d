import { screen, show, waitFor } from '@sarn/platform-web/testing';
import { useRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { useLarge } from './use-large.ts';

/** Two viewers of one page, and Back of the browser. */
function Viewers() {
  const [one, other] = [useLarge('one'), useLarge('other')];
  const { history } = useRouter();
  return (
    <>
      <button type="button" onClick={one.open}>
        ขยาย
      </button>
      <button type="button" onClick={one.close}>
        ปิด
      </button>
      <button type="button" onClick={() => history.back()}>
        ย้อนกลับ
      </button>
      <output>{[one.isLarge && 'one', other.isLarge && 'other'].filter(Boolean).join()}</output>
    </>
  );
}

test('Back closes a viewer in the whole window; closed by its button it leaves no entry behind', async () => {
  const user = await show(<Viewers />);
  const told = () => screen.getByRole('status').textContent;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(told()).toBe('');
  for (const way of ['ย้อนกลับ', 'ปิด', 'ย้อนกลับ']) {
    await press('ขยาย');
    await waitFor(() => expect(told()).toBe('one'));
    await press(way);
    await waitFor(() => expect(told()).toBe(''));
  }
});
