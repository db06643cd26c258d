import type { HealthLine } from '@sarn/health/contract';
import { useWords } from '@sarn/platform-web';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { healthWords } from './words/health-words.ts';

const icons = { ok: CircleCheck, warning: TriangleAlert, failed: CircleX } as const;

/** The state as an icon with its name: never by colour alone. */
export function StateIcon({ state, size }: { state: HealthLine['state']; size: number }) {
  const say = useWords(healthWords);
  const Icon = icons[state];
  return (
    <span className={`health-icon health-${state}`} role="img" aria-label={say(`state.${state}`)}>
      <Icon size={size} aria-hidden="true" />
    </span>
  );
}
