import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Button,
  DescriptionList,
  Disclosure,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { retentionMedia, retentionObstacles } from '@sarn/retention/contract';
import type { RetentionHold, RetentionObstacle } from '@sarn/retention/contract';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { ClassDialog } from './ClassDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { LoanCardButton } from './kept/LoanCardButton.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { useDocumentRetention } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

/** Beside a document: how long it is kept, what prevents its destruction, and its holds. */
export function DocumentRetention({ documentId }: { readonly documentId: string }) {
  const say = useWords(retentionWords);
  const [asked, setAsked] = useState<'class' | 'hold' | null>(null);
  const { data } = useDocumentRetention(documentId);
  // The document can be read without this part; an error shows when the part is asked for again.
  if (!data) return null;
  const { holds, mayHold, mayChange } = data;
  return (
    <Disclosure title={say('side.title')} isOpenAtFirst={holds.length > 0}>
      <div className="reg-stack">
        {holds.map((hold) => (
          <HoldLine key={hold.id} hold={hold} mayLift={mayHold} />
        ))}
        <Terms document={data} />
        {mayChange && <Button onPress={() => setAsked('class')}>{say('side.change')}</Button>}
        {mayChange && <LoanCardButton documentId={documentId} />}
        {mayHold && (
          <Button icon={<Lock size={18} />} onPress={() => setAsked('hold')}>
            {say('hold.place')}
          </Button>
        )}
      </div>
      {asked === 'class' && (
        <ClassDialog documentId={documentId} document={data} onClose={() => setAsked(null)} />
      )}
      {asked === 'hold' && <HoldDialog documentId={documentId} onClose={() => setAsked(null)} />}
    </Disclosure>
  );
}

type Document = NonNullable<ReturnType<typeof useDocumentRetention>['data']>;

function Terms({ document }: { readonly document: Document }) {
  const say = useWords(retentionWords);
  const term = useTerms();
  const language = useLanguage();
  const day = (date: string) => formatDay(date as CivilDate, language, 'full');
  const { closedOn, keptUntil, obstacle } = document;
  const known = obstacle ? retentionObstacles[obstacle as RetentionObstacle] : undefined;
  return (
    <>
      <DescriptionList
        items={[
          { term: say('side.class'), value: term(document.className) },
          { term: say('side.medium'), value: term(retentionMedia[document.medium]) },
          ...(closedOn
            ? [
                { term: say('side.closed'), value: day(closedOn) },
                { term: say('side.until'), value: keptUntil ? day(keptUntil) : say('side.noEnd') },
              ]
            : []),
        ]}
      />
      {document.handedOver.map(({ kindTerm, name, on }) => (
        <p key={`${kindTerm.en} ${name}`}>
          {say('side.handedOver', {
            list: `${term(kindTerm)} ${say('list.number', { name })}`,
            day: day(on),
          })}
        </p>
      ))}
      {obstacle === 'running' && <p className="s-small s-muted">{say('side.running')}</p>}
      {known && !['running', 'destroyed', 'handed-over'].includes(obstacle ?? '') && (
        <p className="s-small s-muted">{say('side.why', { why: term(known) })}</p>
      )}
    </>
  );
}

interface HoldLineProps {
  readonly hold: RetentionHold;
  readonly mayLift: boolean;
}

function HoldLine({ hold, mayLift }: HoldLineProps) {
  const say = useWords(retentionWords);
  const [isLifting, setLifting] = useState(false);
  const { caseNo, reason, placedBy: name } = hold;
  return (
    <div className="reg-stack">
      <Badge tone="danger">{say('hold.place')}</Badge>
      <p>{say('side.held', { caseNo, reason, name })}</p>
      {mayLift && <Button onPress={() => setLifting(true)}>{say('hold.lift')}</Button>}
      {isLifting && <LiftDialog holdId={hold.id} onClose={() => setLifting(false)} />}
    </div>
  );
}
