import type { ReactNode } from 'react';

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

/** Document on one side, panel on the other; below each other on a phone. */
export function SplitView({ main, panel, mainLabel, panelLabel, actions }: SplitViewProps) {
  return (
    <div className="s-split">
      <section className="s-split-main" aria-label={mainLabel}>
        {main}
      </section>
      <section className="s-split-panel" aria-label={panelLabel}>
        <div className="s-split-panel-body">{panel}</div>
        {actions && <div className="s-split-actions">{actions}</div>}
      </section>
    </div>
  );
}
