import type { ReactNode } from 'react';

export interface PublicButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly variant?: 'primary' | 'quiet' | 'ghost' | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Spinner; presses are ignored, the focus stays. */
  readonly isPending?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  readonly icon?: ReactNode;
}

/** The button of the sign-in screens: looks like `Button`, without React Aria. */
export function PublicButton(props: PublicButtonProps) {
  const { variant = 'quiet', isPending = false, isWide, onPress } = props;
  return (
    <button
      type={props.type ?? 'button'}
      className={`s-button s-button-l s-button-${variant}${isWide ? ' s-wide' : ''}`}
      disabled={props.isDisabled ?? false}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      {isPending ? <span className="s-spinner s-spinner-s" aria-hidden="true" /> : props.icon}
      <span className="s-button-text">{props.children}</span>
    </button>
  );
}
