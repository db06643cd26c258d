import { civilDateAt } from '@sarn/kernel';
import { openDocument, useTerms } from '@sarn/document/web';
import { Card, LinkButton, Skeleton, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { AwayPerson, HeadView } from '@sarn/workload/contract';
import { AgePanel } from './AgePanel.tsx';
import { DueText } from './DueText.tsx';
import { useHeadView } from './home.client.ts';
import { openWorkAddress } from './paths.ts';
import { homeWords } from './words/home-words.ts';
import './home.css';

export { askForHeadView as begin } from './home.client.ts';

/** The head's part of the portal (specification §6): nothing for people without a head role. */
export default function HeadPanel() {
  const say = useWords(homeWords);
  const { data, isPending } = useHeadView();
  // The portal shows what is below once it is known whether the reader is a head.
  if (isPending) return <Skeleton />;
  if (!data) return null;
  return (
    <section aria-label={say('head.title')} className="head-view">
      <UrgentBelow view={data} />
      <AgePanel ages={data.ages} search={{ of: 'units' }} />
      <AwayPanel people={data.away} />
    </section>
  );
}

function UrgentBelow({ view: { urgent, late } }: { readonly view: HeadView }) {
  const say = useWords(homeWords);
  const term = useTerms();
  return (
    <Card
      title={say('head.urgent')}
      actions={
        <LinkButton href={openWorkAddress({ of: 'units', dueness: 'late' })}>
          {say('head.late', { count: late })}
        </LinkButton>
      }
    >
      {urgent.length === 0 && <p className="s-muted">{say('head.none')}</p>}
      <ul className="head-rows">
        {urgent.map((row) => (
          <li key={row.key} className="head-row">
            <button
              type="button"
              className="urgent-subject"
              onClick={() => openDocument(row.documentId, undefined, row.key)}
            >
              {row.title}
            </button>
            <span className="urgent-facts">
              <span>{term(row.stateTerm)}</span>
              {row.principals.length > 0 && <span>{row.principals.join(', ')}</span>}
              {row.dueDate !== null && <DueText {...row} dueDate={row.dueDate} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AwayPanel({ people }: { readonly people: readonly AwayPerson[] }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  return (
    <Card title={say('head.away')}>
      {people.length === 0 && <p className="s-muted">{say('head.awayNone')}</p>}
      <ul className="head-rows">
        {people.map(({ id, name, postName, unitName, delegateName, until }) => (
          <li key={id} className="head-row">
            <span>{name}</span>
            <span className="urgent-facts">
              <span>{`${postName} ${unitName}`}</span>
              <span>{say('head.acting', { name: delegateName })}</span>
              {until !== null && (
                <span>{say('head.until', { day: formatDay(civilDateAt(until), language) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
