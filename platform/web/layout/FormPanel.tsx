import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { Unbroken } from '../display/Unbroken.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { FormSlotProvider } from './form-slot.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useSheet } from './use-sheet.ts';

export interface FormPanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** Called by Escape and by the close button. */
  readonly onClose: () => void;
}

/**
 * A form beside what it is about. On a phone it is a sheet from below, which is pulled down to see
 * what lies under it, and up again; the fields keep what is typed.
 */
export function FormPanel({ title, children, footer, onClose }: FormPanelProps) {
  const say = useWords(platformWords);
  const titleId = useId();
  const focus = useFocusInside();
  const sheet = useSheet();
  useKeyboardHeight();
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || isInList(event)) return;
      // The window around it would be closed by the same key.
      event.stopPropagation();
      onClose();
    },
  };
  return (
    <section
      ref={focus}
      className="s-form-panel"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-down={sheet.isDown || undefined}
      {...keys}
    >
      <header className="s-form-panel-head" {...sheet.grip}>
        <h2 id={titleId}>{typeof title === 'string' ? <Unbroken text={title} /> : title}</h2>
        <IconButton
          className="s-form-panel-fold"
          aria-label={say(sheet.isDown ? 'sheet.up' : 'sheet.down')}
          onPress={sheet.toggle}
        >
          {sheet.isDown ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
        </IconButton>
        <IconButton aria-label={say('action.close')} onPress={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <FormSlotProvider value={null}>
        <div className="s-form-panel-body">{children}</div>
        <footer className="s-form-panel-foot">{footer}</footer>
      </FormSlotProvider>
    </section>
  );
}

/** Escape in a field whose list is open closes the list. */
const isInList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[aria-expanded="true"]');
