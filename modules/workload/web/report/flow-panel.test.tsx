import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { FlowPanel } from './FlowPanel.tsx';

const empty = { received: 0, finished: 0 };

test('[3.16] weeks are told with their figures, from the first in which there was work', async () => {
  const flow = [
    { from: '2026-11-09', ...empty },
    { from: '2026-11-16', received: 4, finished: 1 },
    { from: '2026-11-23', ...empty },
  ];
  await show(<FlowPanel flow={flow} step="week" />);
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['16 พ.ย.รับเข้า 4เสร็จ 1', '23 พ.ย.รับเข้า 0เสร็จ 0']);
  // The highest bar is as high as there is room, the others in proportion.
  const heights = [...document.querySelectorAll<HTMLElement>('.flow-bar')].map(
    ({ style }) => style.blockSize,
  );
  expect(heights).toEqual(['100%', '25%', '0%', '0%']);
});
