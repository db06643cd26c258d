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

/** How a verification ended, in a word or two. */
export function CheckState({ state }: Pick<AuditCheck, 'state'>) {
  const say = useWords(auditWords);
  return <Badge tone={tones[state]}>{say(`log.${state}`)}</Badge>;
}
