import { expect, test } from 'vitest';
import { IconButton } from '../action/IconButton.tsx';
import { screen, show } from '../testing.ts';

test('the name of an icon is shown to who comes by keyboard, as its description, and goes with the focus', async () => {
  const user = await show(
    <>
      <IconButton aria-label="Fold">–</IconButton>
      <a href="#next">Next</a>
    </>,
  );
  expect(screen.queryByRole('tooltip')).toBe(null);
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Fold');
  const button = screen.getByRole('button', { name: 'Fold' });
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  await user.tab();
  expect(screen.queryByRole('tooltip')).toBe(null);
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});
