import type { ReactNode } from 'react';
import { cls } from '../class-names.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  /** Always text: colour alone is not seen by everybody. */
  readonly children: ReactNode;
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  /** Filled, for the few that must be seen first. */
  readonly isStrong?: boolean | undefined;
}

/** A state or class in a word or two. */
export function Badge({ children, tone = 'neutral', icon, isStrong }: BadgeProps) {
  return (
    <span className={cls('s-badge', `s-tone-${tone}`, isStrong && 's-badge-strong')}>
      {icon}
      {children}
    </span>
  );
}
