import { formatInstant } from '@sarn/kernel';
import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { LegView } from '@sarn/document/contract';
import { isSettled } from '../shown/is-settled.ts';
import { DueBadge } from '@sarn/document/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface LegListProps {
  /** Kind of the paper: its flow table says whether a sending still waits for somebody. */
  readonly kind: string;
  readonly legs: readonly LegView[];
}

/** To whom it was sent, and what came of it there. */
export function LegList({ kind, legs }: LegListProps) {
  return (
    <ul className="doc-lines">
      {legs.map((leg) => (
        <LegLine key={leg.id} kind={kind} leg={leg} />
      ))}
    </ul>
  );
}

function LegLine({ kind, leg }: { readonly kind: string; readonly leg: LegView }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const read = leg.openedAt
    ? say('document.openedAt', { when: formatInstant(leg.openedAt, 'short', language) })
    : say('document.notOpened');
  return (
    <li>
      <div className="doc-line-head">
        <strong>{leg.toUnit?.name ?? leg.toPerson?.name}</strong>
        <Badge tone={stateTone(leg.state)}>{term(leg.stateTerm)}</Badge>
      </div>
      <div className="s-small s-muted">
        {say(leg.role === 'main' ? 'role.main' : 'role.info')}
        {leg.receiveNo && ` · ${say('document.receiveNo', { no: leg.receiveNo })}`}
        {` · ${say('document.sentAt', { when: formatInstant(leg.sentAt, 'short', language) })}`}
        {` · ${read}`}
      </div>
      {leg.note && <p className="doc-line-note">{leg.note}</p>}
      {leg.dueDate && (
        <DueBadge dueDate={leg.dueDate} isSettled={isSettled(kind, 'leg', leg.state)} />
      )}
    </li>
  );
}
