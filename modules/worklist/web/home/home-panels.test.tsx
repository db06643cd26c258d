import { answerCalls, answering, askedOf, screen, show } from '@sarn/platform-web/testing';
import { Button } from '@sarn/platform-web';
import { getHome, getHomeUnits } from '@sarn/worklist/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import SidePanel from './SidePanel.tsx';
import UrgentPanel from './UrgentPanel.tsx';
import { th } from './words/th.ts';

const home = {
  urgent: [],
  toDo: 2,
  watched: 0,
  ages: [{ band: '4-7' as const, count: 2 }],
  due: [],
};

/** As on the dashboard, where the panels of the side come after the urgent documents. */
function Panels() {
  const [isSideThere, setSideThere] = useState(false);
  return (
    <>
      <UrgentPanel />
      <Button onPress={() => setSideThere(true)}>+</Button>
      {isSideThere && <SidePanel />}
    </>
  );
}

test('a panel that comes later shows the answer that the first one has', async () => {
  const calls = answerCalls({
    ...answering(getHome, home),
    ...answering(getHomeUnits, { units: [] }),
  });
  const user = await show(<Panels />);
  await screen.findByText(th.urgent.none);
  await user.click(screen.getByRole('button', { name: '+' }));
  await screen.findByText(th.ages.title);
  await expect.poll(() => askedOf(getHomeUnits, calls)).toHaveLength(1);
  expect(askedOf(getHome, calls)).toHaveLength(1);
});
