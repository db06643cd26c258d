import type { ReactElement } from 'react';
import { lateOverlay } from './late-overlay.tsx';
import { useTrigger } from './use-trigger.tsx';
import type { MenuEntry } from './menu-entry.ts';

export type { MenuEntry };

const MenuPanel = lateOverlay(({ MenuPanel: Panel }) => Panel);

export interface MenuProps {
  /** The button that opens it: `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly 'aria-label': string;
}

/** Commands behind one button. */
export function Menu({ trigger, entries, ...rest }: MenuProps) {
  const { button, opened, isRendered } = useTrigger({ type: 'menu', trigger });
  return (
    <>
      {button}
      {isRendered && (
        <MenuPanel opened={opened} entries={entries} aria-label={rest['aria-label']} />
      )}
    </>
  );
}
