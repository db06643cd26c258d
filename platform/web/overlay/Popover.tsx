import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { defined } from '../defined.ts';

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

/** A small panel below a button. */
export function Popover(props: PopoverProps) {
  const { trigger, children, placement = 'bottom end', isOpen, onOpenChange } = props;
  return (
    <DialogTrigger {...defined({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover className="s-popover" placement={placement}>
        <Dialog className="s-popover-body" aria-label={props['aria-label']}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
