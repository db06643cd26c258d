import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormSlotProvider } from './form-slot.ts';

export interface SplitViewProps {
  /** The document: the large side. */
  readonly main: ReactNode;
  /** Data and actions of the document. */
  readonly panel: ReactNode;
  readonly mainLabel: string;
  readonly panelLabel: string;
  /** Main actions: at the bottom of the panel, on a phone at the bottom of the screen. */
  readonly actions?: ReactNode;
}

/**
 * Document on one side, panel on the other; below each other on a phone. A `FormDialog` inside it is
 * shown in the place of the panel, so that it does not cover the document that it asks about.
 */
export function SplitView({ main, panel, mainLabel, panelLabel, actions }: SplitViewProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <FormSlotProvider value={slot}>
      <div className="s-split">
        <section className="s-split-main" aria-label={mainLabel}>
          {main}
        </section>
        <section className="s-split-panel" aria-label={panelLabel}>
          <div className="s-split-panel-body">{panel}</div>
          {actions && <div className="s-split-actions">{actions}</div>}
          <div ref={setSlot} className="s-split-form" />
        </section>
      </div>
    </FormSlotProvider>
  );
}
