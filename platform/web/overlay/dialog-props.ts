import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Called by Esc, the close button, and a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * s 420, m 640, l 960 px; full: the window; side: a panel at the end of the window. On a phone all
   * but s fill the screen.
   */
  readonly size?: 's' | 'm' | 'l' | 'full' | 'side' | undefined;
  /** Buttons below, the primary one last. */
  readonly footer?: ReactNode;
  /** Beside the title: a search box, a badge. */
  readonly header?: ReactNode;
  /** False: Esc, close button and a press outside do nothing; only the buttons inside close it. */
  readonly isDismissable?: boolean | undefined;
  /** True: a press outside does not close it, for forms whose input would be lost. */
  readonly isGuarded?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly className?: string | undefined;
}
