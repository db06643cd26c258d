import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button, Select } from '../index.ts';
import { screen, show } from '../testing.ts';

/** Its options come when the server has answered; here when the button is pressed. */
function Late() {
  const [isHere, setHere] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const options = isHere ? [{ value: 'a', label: 'คดีที่ดิน' }] : [];
  return (
    <>
      <Select label="แฟ้ม" options={options} value={value} onChange={setValue} />
      <Button onPress={() => setHere(true)}>มาถึง</Button>
    </>
  );
}

test('a list that is opened before its options came says so, and has them afterwards', async () => {
  const user = await show(<Late />);
  const arrive = screen.getByRole('button', { name: 'มาถึง' });
  await user.click(screen.getByRole('button', { name: /แฟ้ม/ }));
  await screen.findByRole('listbox');
  expect(screen.queryAllByRole('option').map((one) => one.textContent)).not.toContain('คดีที่ดิน');
  // The list lies over the page: the answer of the server presses nothing.
  arrive.click();
  await user.click(await screen.findByRole('option', { name: 'คดีที่ดิน' }));
  await screen.findByRole('button', { name: /คดีที่ดิน.*แฟ้ม|แฟ้ม.*คดีที่ดิน/ });
});
