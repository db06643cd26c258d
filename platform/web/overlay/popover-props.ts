import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it: `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly 'aria-label': string;
  /** A function receives the function that closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
