import type { ReactNode } from 'react';
import { useSignInHost } from './sign-in-host.ts';

export interface HostLinkProps {
  /** `/forgot-password` */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link between sign-in screens: loads no new page, but can be opened in a new tab. */
export function HostLink({ to, children }: HostLinkProps) {
  const { goTo } = useSignInHost();
  return (
    <a
      className="s-link"
      href={to.slice(1)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
