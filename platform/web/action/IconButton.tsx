import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';

export interface IconButtonProps {
  /** What it does; read aloud and shown as the tooltip. */
  readonly 'aria-label': string;
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly size?: 's' | 'm' | undefined;
  /** Shown as pressed: a tool that is on. */
  readonly isOn?: boolean | undefined;
  /** Small number at the corner; not shown at 0. Name it in the label too. */
  readonly count?: number | undefined;
  readonly slot?: string | undefined;
  readonly shortcut?: string | undefined;
  readonly className?: string | undefined;
  /** For a button that opens something by its own code. */
  readonly 'aria-expanded'?: boolean | undefined;
  /** Id of what it opens. */
  readonly 'aria-controls'?: string | undefined;
}

/** A command shown as an icon. */
export function IconButton(props: IconButtonProps) {
  const { children, isOn, count = 0, size = 'm' } = props;
  return (
    <Tooltip text={props['aria-label']}>
      <Button
        aria-label={props['aria-label']}
        {...defined({ onPress: props.onPress, slot: props.slot, 'aria-pressed': isOn })}
        {...defined({
          'aria-expanded': props['aria-expanded'],
          'aria-controls': props['aria-controls'],
        })}
        isDisabled={props.isDisabled ?? false}
        aria-keyshortcuts={props.shortcut}
        className={cls('s-icon-button', `s-icon-button-${size}`, isOn && 's-on', props.className)}
      >
        {children}
        {count > 0 && <span className="s-count" data-count={count > 99 ? '99+' : count} />}
      </Button>
    </Tooltip>
  );
}
