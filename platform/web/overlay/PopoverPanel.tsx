import { Dialog, OverlayTriggerStateContext, Popover } from 'react-aria-components';
import { defined } from '../defined.ts';
import type { PopoverProps } from './popover-props.ts';
import type { Opened } from './use-trigger.tsx';

interface PopoverPanelProps {
  readonly opened: Opened;
  readonly placement: NonNullable<PopoverProps['placement']>;
  readonly 'aria-label': string;
  readonly children: PopoverProps['children'];
}

/** What a `Popover` opens; loaded apart from its button. */
export function PopoverPanel({ opened, placement, children, ...rest }: PopoverPanelProps) {
  const { state, triggerRef, overlayId } = opened;
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover
        className="s-popover"
        placement={placement}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        {...defined({ id: overlayId })}
      >
        <Dialog className="s-popover-body" aria-label={rest['aria-label']}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </Popover>
    </OverlayTriggerStateContext>
  );
}
