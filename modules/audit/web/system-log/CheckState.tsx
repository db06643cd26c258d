import type { AuditCheck } from '@sarn/audit/contract';
import { Badge, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { auditWords } from '../words/audit-words.ts';

const tones: Readonly<Record<AuditCheck['state'], Tone>> = {
  running: 'info',
  whole: 'success',
  broken: 'danger',
  interrupted: 'warning',
};

/** How a verification ended, as a short text. */
export function CheckState({ state }: Pick<AuditCheck, 'state'>) {
  const say = useWords(auditWords);
  return <Badge tone={tones[state]}>{say(`log.${state}`)}</Badge>;
}
