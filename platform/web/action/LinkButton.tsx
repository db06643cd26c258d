import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cls } from '../class-names.ts';
import type { ButtonVariant } from './Button.tsx';

export interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Looks like a button of that kind, or like a link in the text. */
  readonly variant?: ButtonVariant | 'link' | undefined;
  readonly icon?: ReactNode;
  readonly isNewTab?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A link: within the application by its router, elsewhere by the browser. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'link' } = props;
  const look = variant === 'link' ? 's-link' : `s-button s-button-m s-button-${variant}`;
  return (
    <Link
      href={props.href}
      className={cls(look, props.className)}
      {...(props.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {props.icon}
      <span className="s-button-text">{props.children}</span>
    </Link>
  );
}
