import { expect, test } from 'vitest';
import { screen, show } from '../testing.ts';
import { SplitView } from './SplitView.tsx';

const sides = { main: <p>Paper</p>, panel: <p>History</p>, actions: <button>Sign</button> };
const labels = { mainLabel: 'Paper', panelLabel: 'Panel' };
const panelText = () => screen.getByRole('region', { name: 'Panel' }).textContent;

test('the actions are at the end of the panel', async () => {
  await show(<SplitView {...sides} {...labels} />);
  expect(panelText()).toBe('HistorySign');
});

test('with a lead they follow it, once, and scroll with the panel to stay at its top', async () => {
  await show(<SplitView {...sides} {...labels} lead={<p>Who has it</p>} />);
  expect(panelText()).toBe('Who has itSignHistory');
  const actions = screen.getByRole('button', { name: 'Sign' }).parentElement;
  expect(actions?.parentElement?.className).toBe('s-split-panel-body');
});
