import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second line, smaller: what it means. */
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly onAction?: (() => void) | undefined;
  /** A link instead of an action. */
  readonly href?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shown at the right: `Alt+R`. */
  readonly shortcut?: string | undefined;
}
