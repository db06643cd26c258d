import { Badge, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { TransmissionView } from '@sarn/document/contract';
import { isSettled } from '../shown/is-settled.ts';
import { DueBadge } from '@sarn/document/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface TransmissionListProps {
  /** Kind of the document: its flow table says whether a transmission still waits for somebody. */
  readonly kind: string;
  readonly transmissions: readonly TransmissionView[];
}

/** The transmissions of a document with their states. */
export function TransmissionList({ kind, transmissions }: TransmissionListProps) {
  return (
    <ul className="doc-lines">
      {transmissions.map((transmission) => (
        <TransmissionLine key={transmission.id} kind={kind} transmission={transmission} />
      ))}
    </ul>
  );
}

function TransmissionLine({
  kind,
  transmission,
}: {
  readonly kind: string;
  readonly transmission: TransmissionView;
}) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const read = transmission.openedAt
    ? say('document.openedAt', { when: formatMoment(transmission.openedAt, language) })
    : say('document.notOpened');
  return (
    <li>
      <div className="doc-line-head">
        <strong>{transmission.toUnit?.name ?? transmission.toPerson?.name}</strong>
        <Badge tone={stateTone(transmission.state)}>{term(transmission.stateTerm)}</Badge>
      </div>
      <div className="s-small s-muted">
        {say(transmission.role === 'main' ? 'role.main' : 'role.info')}
        {transmission.receiveNo &&
          ` · ${say('document.receiveNo', { no: transmission.receiveNo })}`}
        {` · ${say('document.sentAt', { when: formatMoment(transmission.sentAt, language) })}`}
        {` · ${read}`}
      </div>
      {transmission.note && <p className="doc-line-note">{transmission.note}</p>}
      {transmission.dueDate && (
        <DueBadge
          dueDate={transmission.dueDate}
          isSettled={isSettled(kind, 'transmission', transmission.state)}
        />
      )}
    </li>
  );
}
