import type { ReactNode } from 'react';

export interface SplitViewProps {
  /** The document: the large side. */
  readonly main: ReactNode;
  /** What there is to know and do about it. */
  readonly panel: ReactNode;
  readonly mainLabel: string;
  readonly panelLabel: string;
  /** Primary action and its neighbours; foot of the panel, on the phone foot of the screen. */
  readonly actions?: ReactNode;
}

/** Document on one side, panel on the other; below each other on the phone, actions in thumb's reach. */
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
