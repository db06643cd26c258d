import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { PickedFile } from '@sarn/file/web';
import { Badge, Button, DatePicker, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { validities } from '@sarn/document/contract';
import { useState } from 'react';
import { ChangeList } from '../change/ChangeList.tsx';
import { useTerms } from '@sarn/document/web';
import { ConsolidateDialog } from './ConsolidateDialog.tsx';
import { heldTextOn } from './held-text.ts';
import { consolidationWords } from './words/consolidation-words.ts';

interface InForceProps {
  readonly detail: DocumentDetail;
  /** Null: the document as it was published. */
  readonly onOpen: (file: PickedFile | null) => void;
}

/** The changes of a document in the order of their days, and its text on a chosen day. */
export function InForce({ detail, onOpen }: InForceProps) {
  const say = useWords(consolidationWords);
  const [isAsking, setAsking] = useState(false);
  const { changedBy = [], changes = [], mayConsolidate = false } = detail.publication ?? {};
  const inOrder = changedBy.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  const isAmended = changedBy.some(({ kind }) => kind === 'amends');
  return (
    <div className="reg-stack">
      {isAmended && <TextOnDay detail={detail} onOpen={onOpen} />}
      <ChangeList changes={[...inOrder, ...changes]} />
      {isAmended && mayConsolidate && (
        <Button isWide onPress={() => setAsking(true)}>
          {say('keep')}
        </Button>
      )}
      {isAsking && <ConsolidateDialog detail={detail} onClose={() => setAsking(false)} />}
    </div>
  );
}

function TextOnDay({ detail, onOpen }: InForceProps) {
  const say = useWords(consolidationWords);
  const term = useTerms();
  const language = useLanguage();
  const [day, setDay] = useState<CivilDate | null>(civilDateAt(new Date()));
  const held = day === null ? null : heldTextOn(detail, day);
  const dayOf = (date: string) => formatDay(date as CivilDate, language, 'full');
  return (
    <div className="reg-stack">
      <DatePicker label={say('day')} value={day} onChange={setDay} />
      {held && (
        <div role="status">
          <p>
            <Badge tone={held.validity === 'REPEALED' ? 'danger' : 'info'}>
              {term(validities[held.validity])}
            </Badge>
          </p>
          <p>
            {held.text ? say('text', { date: dayOf(held.text.upTo) }) : say('noText')}
            {held.text?.note && <span className="s-muted"> · {held.text.note}</span>}
          </p>
          {held.beside.length > 0 && (
            <>
              <p className="s-small">{say(held.text ? 'besideText' : 'besideOriginal')}</p>
              <ol className="s-small">
                {held.beside.map((one) => (
                  <li key={one.documentId}>
                    {one.title} · {dayOf(one.from)}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
      {held?.text && (
        <Button size="s" onPress={() => held.text && onOpen(held.text.file)}>
          {say('open')}
        </Button>
      )}
      {(detail.publication?.consolidations.length ?? 0) > 0 && (
        <Button size="s" variant="ghost" onPress={() => onOpen(null)}>
          {say('original')}
        </Button>
      )}
    </div>
  );
}
