import { useDeferredValue } from 'react';
import { AgePanel } from './AgePanel.tsx';
import { DuePanel } from './DuePanel.tsx';
import { useHome } from './home.client.ts';
import { UnitPanel } from './UnitPanel.tsx';
import './home.css';

const own = { of: 'me' };

/** Beside the work to do: when it is due, how old it is, and what is open in the reader's units. */
export default function SidePanel() {
  // Rendered in slices, so that the page reacts to the reader in between.
  const shown = useDeferredValue(useHome().data);
  // An error is told once, by the panel of the urgent documents.
  if (!shown) return null;
  const { ages, due } = shown;
  return (
    <>
      <DuePanel due={due} />
      <AgePanel ages={ages} search={own} />
      <UnitPanel />
    </>
  );
}
