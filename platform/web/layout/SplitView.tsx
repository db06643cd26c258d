import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormSlotProvider } from './form-slot.ts';
import '../styles/form-panel.css';

export interface SplitViewProps {
  /** The document: the large side. */
  readonly main: ReactNode;
  /** Data and actions of the document. */
  readonly panel: ReactNode;
  readonly mainLabel: string;
  readonly panelLabel: string;
  /** Main actions: at the bottom of the panel, on a phone at the bottom of the screen. */
  readonly actions?: ReactNode;
  /**
   * Above the actions, which then stand at the top of the panel and stay in sight while it scrolls; on a phone
   * they stay at the bottom of the screen.
   */
  readonly lead?: ReactNode;
}

/**
 * Document on one side, panel on the other; below each other on a phone. A `FormDialog` inside it is
 * shown in the place of the panel, so that it does not cover the document that it asks about.
 */
export function SplitView(props: SplitViewProps) {
  const { main, panel, mainLabel, panelLabel, lead } = props;
  const actions = props.actions && <div className="s-split-actions">{props.actions}</div>;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <FormSlotProvider value={slot}>
      <div className="s-split">
        <section className="s-split-main" aria-label={mainLabel}>
          {main}
        </section>
        <section className="s-split-panel" aria-label={panelLabel}>
          <div className="s-split-panel-body">
            {lead && (
              <>
                {lead}
                {actions}
              </>
            )}
            {panel}
          </div>
          {!lead && actions}
          <div ref={setSlot} className="s-split-form" />
        </section>
      </div>
    </FormSlotProvider>
  );
}
