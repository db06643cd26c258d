import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Card,
  DescriptionList,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import type { RetentionListDetail } from '@sarn/retention/contract';
import { useTerms } from '@sarn/document/web';
import { listTones } from './ListsTab.tsx';
import { retentionWords } from './words/retention-words.ts';

/** The state of the list, who has judged it, and who decided. */
export function ListFacts({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const term = useTerms();
  const language = useLanguage();
  const day = (date: string) => formatDay(date as CivilDate, language, 'full');
  const when = (at: string) => formatMoment(at, language);
  const { orderNo: no, orderOn, decided, executed, doneAt, note, returnedReason } = list;
  const rows = [
    {
      term: say('list.state'),
      value: <Badge tone={listTones[list.state]}>{term(list.stateTerm)}</Badge>,
    },
    {
      term: say('list.documents'),
      value: say('list.count', { count: list.documents }),
    },
    { term: say('list.created'), value: `${when(list.createdAt)} ${list.createdBy}` },
    no && orderOn
      ? { term: say('detail.order'), value: say('detail.orderText', { no, day: day(orderOn) }) }
      : null,
    list.members.length > 0
      ? { term: say('detail.committee'), value: <Committee list={list} /> }
      : null,
    list.replaced.length > 0
      ? { term: say('detail.replaced'), value: <Replaced list={list} /> }
      : null,
    decided
      ? {
          term: say('detail.decided'),
          value: `${decided.name} ${decided.post} ${when(decided.at)}`,
        }
      : null,
    list.archives ? { term: say('detail.archives'), value: <Archives list={list} /> } : null,
    executed
      ? { term: say('detail.executed'), value: `${executed.name} ${when(executed.at)}` }
      : null,
    doneAt ? { term: say('detail.done'), value: when(doneAt) } : null,
    note ? { term: say('detail.note'), value: note, isLong: true } : null,
    returnedReason ? { term: say('detail.returned'), value: returnedReason, isLong: true } : null,
  ];
  return (
    <Card>
      <DescriptionList items={rows.filter((row) => row !== null)} />
    </Card>
  );
}

function Committee({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const language = useLanguage();
  return (
    <ul className="retention-members">
      {list.members.map(({ personId, name, positionName, isChair, signedAt, isShut }) => (
        <li key={personId}>
          <div>
            {name} · {say(isChair ? 'detail.chairperson' : 'detail.member')}
          </div>
          <div className="s-small s-muted">
            {positionName} ·{' '}
            {signedAt
              ? say('detail.signed', { when: formatMoment(signedAt, language) })
              : say('detail.unsigned')}{' '}
            {isShut && <Badge tone="warning">{say('detail.shut')}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Former members, and by which order another one was named in their place. */
function Replaced({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const language = useLanguage();
  return (
    <ul className="retention-members">
      {list.replaced.map(({ personId, name, successorName, orderNo: no, orderOn, at, byName }) => (
        <li key={personId}>
          <div>{say('detail.replacedBy', { name: successorName, former: name })}</div>
          <div className="s-small s-muted">
            {say('detail.replacedText', {
              ...{ no, day: formatDay(orderOn as CivilDate, language, 'full') },
              ...{ by: byName, when: formatMoment(at, language) },
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Archives({ list }: { readonly list: RetentionListDetail }) {
  const { archives } = list;
  const say = useWords(retentionWords);
  const language = useLanguage();
  if (!archives) return null;
  const day = (date: string) => formatDay(date as CivilDate, language, 'full');
  const { letterNo: no, sentOn, answer, answeredOn, silentFrom, receivedBy } = archives;
  const reply = () => {
    if (list.kind === 'destroy') {
      return answer && answeredOn
        ? say('detail.answered', { answer: say(`answer.${answer}`), day: day(answeredOn) })
        : say('detail.silent', { day: day(silentFrom) });
    }
    return receivedBy && answeredOn
      ? say('detail.received', { name: receivedBy, day: day(answeredOn) })
      : say('detail.unreceived');
  };
  return (
    <>
      <div>{say('detail.sent', { no, day: day(sentOn) })}</div>
      <div className="s-small s-muted">{reply()}</div>
    </>
  );
}
