import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { Spinner } from '../display/Spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'ghost';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** `primary` once per view; `quiet` (outlined) is the default; `ghost` has no frame. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'm' | 's' | 'l' | undefined;
  /** Icon before the text, from lucide. */
  readonly icon?: ReactNode;
  /** Shows a spinner and takes no presses; the button keeps its focus. */
  readonly isPending?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form it submits, when it is outside that form. */
  readonly form?: string | undefined;
  readonly isWide?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly className?: string | undefined;
  /** Keys that do the same, announced by screen readers: `Alt+R`. */
  readonly shortcut?: string | undefined;
  /** For a button that opens something by its own code. */
  readonly 'aria-expanded'?: boolean | undefined;
  /** Id of what it opens. */
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  /** `close` makes it the closing button of the dialog around it. */
  readonly slot?: string | undefined;
  /** Reached by other keys than Tab: a cell of a grid that moves the focus itself. */
  readonly isOutOfTabOrder?: boolean | undefined;
}

/** A command with a text label. */
export function Button(props: ButtonProps) {
  const { children, variant = 'quiet', size = 'm', icon, isPending, isWide, className } = props;
  const say = useWords(platformWords);
  const { onPress, isDisabled, form, slot } = props;
  return (
    <AriaButton
      {...defined({ onPress, isDisabled, form, slot })}
      {...defined({ 'aria-expanded': props['aria-expanded'], 'aria-label': props['aria-label'] })}
      {...defined({ 'aria-controls': props['aria-controls'] })}
      {...defined({ excludeFromTabOrder: props.isOutOfTabOrder })}
      type={props.type ?? 'button'}
      isPending={isPending ?? false}
      autoFocus={props.autoFocus ?? false}
      aria-keyshortcuts={props.shortcut}
      className={cls(
        's-button',
        `s-button-${variant}`,
        `s-button-${size}`,
        isWide && 's-wide',
        className,
      )}
    >
      {isPending ? <Spinner size="s" label={say('state.working')} /> : icon}
      <span className="s-button-text">{children}</span>
    </AriaButton>
  );
}
