import { Badge, useWords } from '@sarn/platform-web';
import { useSecrecyName } from '@sarn/document-classes/web';
import type { DocumentDetail } from '@sarn/document/contract';
import { noForm, noteForm, reasonForm } from '../act/forms-text.tsx';
import { DueBadge } from '../shown/DueBadge.tsx';
import { SpeedBadge } from '../shown/SpeedBadge.tsx';
import { documentTone, stateTone } from '../shown/state-tone.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { NamingFacts, NoteFact, RegisterFacts } from './core-facts.tsx';
import { shownState } from './shown-state.ts';
import { ownPanels } from './own-panels.tsx';
import type { DocumentPageParts } from './page-parts.ts';

interface MarkProps {
  readonly detail: DocumentDetail;
}

function Secrecy({ detail: { secrecy } }: MarkProps) {
  const name = useSecrecyName();
  if (secrecy === 'normal') return null;
  return <Badge tone="danger">{name(secrecy)}</Badge>;
}

const Speed = ({ detail }: MarkProps) => <SpeedBadge speed={detail.speed} />;

function State({ detail }: MarkProps) {
  const term = useTerms();
  const { on, state, stateTerm } = shownState(detail);
  const tone = on === 'document' ? documentTone(state) : stateTone(state);
  return <Badge tone={tone}>{term(stateTerm)}</Badge>;
}

function Due({ detail }: MarkProps) {
  const { dueDate, isSettled } = shownState(detail);
  // The time belongs to the day of the document; an assignment has a day of its own.
  const time = dueDate === detail.dueDate ? detail.dueTime : '';
  return dueDate && <DueBadge dueDate={dueDate} dueTime={time} isSettled={isSettled} />;
}

function Numbers({ detail }: MarkProps) {
  const say = useWords(registryWords);
  const { letterNo } = detail;
  const { receiveNo } = shownState(detail);
  return (
    <>
      {receiveNo && <span>{say('document.receiveNo', { no: receiveNo })}</span>}
      {letterNo && <span>{say('document.letterNo', { no: letterNo })}</span>}
    </>
  );
}

/** What every document has, whatever modules there are. */
export const documentPage = {
  panels: ownPanels,
  facts: [
    { id: 'naming', order: 10, Facts: NamingFacts },
    { id: 'register', order: 30, Facts: RegisterFacts },
    { id: 'note', order: 60, Facts: NoteFact },
  ],
  marks: [
    { id: 'secrecy', order: 10, Mark: Secrecy },
    { id: 'speed', order: 20, Mark: Speed },
    { id: 'state', order: 30, Mark: State },
    { id: 'due', order: 70, Mark: Due },
    { id: 'numbers', order: 80, Mark: Numbers },
  ],
  actForms: {
    none: noForm,
    note: noteForm,
    reason: reasonForm,
  },
} satisfies DocumentPageParts;
