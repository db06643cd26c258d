import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { defined } from '../defined.ts';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
}

/** On or off, at once: what needs a button to be saved is a checkbox. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch className="s-switch" {...defined(rest)}>
      <span className="s-switch-text">{children}</span>
      <span className="s-switch-track" aria-hidden="true" />
    </AriaSwitch>
  );
}
