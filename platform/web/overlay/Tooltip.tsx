import { Suspense, lazy, useRef, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { TooltipPanelProps } from './TooltipPanel.tsx';

// In the same file of the build as the others that open above the page (late-overlay.tsx), which need this one.
const TooltipPanel = lazy(async (): Promise<{ default: ComponentType<TooltipPanelProps> }> => {
  const loaded = await import('./TooltipPanel.tsx').catch(() => null);
  // Without a line there is no tooltip; the page goes on, and the control keeps its name.
  return { default: loaded?.TooltipPanel ?? (() => null) };
});

export interface TooltipProps {
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
}

const delays = { delay: 500, closeDelay: 0 } as const;

/** A word or two about a control, on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const state = useTooltipTriggerState(delays);
  const triggerRef = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(delays, state, triggerRef);
  // From the first opening on: what closes may still be moving out.
  const [isRendered, setRendered] = useState(false);
  if (state.isOpen && !isRendered) setRendered(true);
  return (
    <>
      {/* As the trigger of React Aria Components does it; that brings along what opens. */}
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {isRendered && (
        <Suspense>
          <TooltipPanel
            state={state}
            triggerRef={triggerRef}
            described={tooltipProps}
            text={text}
          />
        </Suspense>
      )}
    </>
  );
}
