import { lateOverlay } from './late-overlay.tsx';
import { useTrigger } from './use-trigger.tsx';
import type { PopoverProps } from './popover-props.ts';

export type { PopoverProps };

const PopoverPanel = lateOverlay(({ PopoverPanel: Panel }) => Panel);

/** A small panel below a button. */
export function Popover(props: PopoverProps) {
  const { trigger, children, placement = 'bottom end', isOpen, onOpenChange } = props;
  const { button, opened, isRendered } = useTrigger({
    ...{ type: 'dialog', trigger },
    ...{ isOpen, onOpenChange },
  });
  return (
    <>
      {button}
      {isRendered && (
        <PopoverPanel opened={opened} placement={placement} aria-label={props['aria-label']}>
          {children}
        </PopoverPanel>
      )}
    </>
  );
}
