import { listWhoMayActs, whatMay, whoMay } from '@sarn/access-control/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import WhoMayPage from './WhoMayPage.tsx';

const person = { id: '0199a000-0000-7000-8000-000000000001', name: 'นายเอก', text: 'ธุรการ' };

test('who was chosen among those who may do an act stays chosen when the question is turned round', async () => {
  const asked = answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    ...answering(listWhoMayActs, { rows: [] }),
    ...answering(whoMay, { rows: [{ ...person, sources: [] }], total: 1, never: '' }),
    ...answering(whatMay, { person, canSignIn: true, rows: [], menus: [] }),
  });
  const user = await show(<WhoMayPage />);
  await user.click(await screen.findByRole('button', { name: /นายเอก/ }));
  await waitFor(() => expect(askedOf(whatMay, asked)).toHaveLength(1));
  await user.click(screen.getByText('ถามจากคน'));
  await waitFor(() =>
    expect(screen.getByLabelText('บุคคล', { selector: 'input' })).toHaveProperty('value', 'นายเอก'),
  );
  expect(screen.getByText('เมนูที่เห็น')).toBeDefined();
  await user.click(screen.getByText('ถามจากเรื่องที่ทำ'));
  const row = await screen.findByRole('button', { name: /นายเอก/ });
  expect(row.getAttribute('aria-pressed')).toBe('true');
});
