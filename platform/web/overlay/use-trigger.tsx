import { useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { defined } from '../defined.ts';

export interface TriggerOptions {
  readonly type: 'menu' | 'dialog';
  /** The button that opens it: `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What the part that opens needs of its button. */
export interface Opened {
  readonly state: RootMenuTriggerState;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** For the element with the role of the menu or dialog. */
  readonly overlayId: string | undefined;
}

interface Trigger {
  readonly button: ReactElement;
  readonly opened: Opened;
  /** From the first opening on: what closes may still be moving out. */
  readonly isRendered: boolean;
}

/** A button, and the state of the menu or panel that it opens (late-overlay.tsx). */
export function useTrigger({ type, trigger, isOpen, onOpenChange }: TriggerOptions): Trigger {
  const state = useMenuTriggerState(defined({ isOpen, onOpenChange }));
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menu = useMenuTrigger({ type: 'menu' }, state, triggerRef);
  const panel = useOverlayTrigger({ type: 'dialog' }, state, triggerRef);
  const [isRendered, setRendered] = useState(state.isOpen);
  if (state.isOpen && !isRendered) setRendered(true);
  const props = type === 'menu' ? menu.menuTriggerProps : panel.triggerProps;
  const overlayId = (type === 'menu' ? menu.menuProps : panel.overlayProps).id;
  return {
    // As the triggers of React Aria Components do it; those bring along what opens.
    button: (
      <PressResponder {...props} ref={triggerRef} isPressed={state.isOpen}>
        {trigger}
      </PressResponder>
    ),
    opened: { state, triggerRef, overlayId },
    isRendered,
  };
}
