import type { RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipAria } from 'react-aria/useTooltipTrigger';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export interface TooltipPanelProps {
  readonly state: TooltipTriggerState;
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Ties it to its control for screen readers. */
  readonly described: TooltipAria['tooltipProps'];
  readonly text: string;
}

/** What a `Tooltip` shows; loaded apart from its control. */
export function TooltipPanel({ state, triggerRef, described, text }: TooltipPanelProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...(described as object)} className="s-tooltip" offset={6} triggerRef={triggerRef}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
