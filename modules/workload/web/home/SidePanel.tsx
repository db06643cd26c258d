import { AgePanel } from './AgePanel.tsx';
import { DuePanel } from './DuePanel.tsx';
import { useHome } from './home.client.ts';
import { UnitPanel } from './UnitPanel.tsx';
import './home.css';

const own = { of: 'me' };

/** Beside the work to do: when it is due, how old it is, and what is open in the reader's units. */
export default function SidePanel() {
  const home = useHome();
  // An error is told once, by the panel of the urgent documents.
  if (!home.data) return null;
  const { ages, due } = home.data;
  return (
    <>
      <DuePanel due={due} />
      <AgePanel ages={ages} search={own} />
      <UnitPanel />
    </>
  );
}
