import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export type OutcomeTone = 'success' | 'warning' | 'danger';

const icons = { success: CircleCheck, warning: Info, danger: CircleX } as const;

interface OutcomeProps {
  readonly tone: OutcomeTone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A result in words, colour and a drawing; read out when it appears. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const Icon = icons[tone];
  return (
    <section className="verify-outcome" data-tone={tone} role="status">
      <Icon size={28} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </section>
  );
}
