import { settingsMenus } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  Skeleton,
  formatMoment,
  useLanguage,
  useOpened,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { useMe } from '@sarn/organisation/web';
import type { UnitEnded } from '@sarn/reorganisation/contract';
import { useUnitDissolutions } from './dissolution.client.ts';
import { UnitLeftList } from '../left/UnitLeftList.tsx';
import { leftWords } from '../left/words/left-words.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import { EnteredBy } from '../proposal/EnteredBy.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

/** Units that were dissolved or merged here; each may be reopened. */
export function EndedUnits() {
  const say = useWords(dissolutionWords);
  const { data, error, refetch, isPending } = useUnitDissolutions();
  const [reopened, setReopened] = useOpened<UnitEnded>(
    (id, what) =>
      what === 'reopen' ? data?.rows.find((row) => row.unit.id === id && !row.reopened) : undefined,
    ({ unit }) => ({ row: unit.id, what: 'reopen' }),
  );
  return (
    <Card title={say('ended')}>
      <ErrorSummary error={error} onRetry={() => void refetch()} />
      {isPending && <Skeleton count={2} />}
      {data?.rows.length === 0 && <EmptyState title={say('endedNone')} />}
      <ul className="dissolution-list">
        {data?.rows.map((row) => (
          <Ended key={row.unit.id + row.enteredAt} row={row} onReopen={() => setReopened(row)} />
        ))}
      </ul>
      {reopened && <ReopenDialog ended={reopened} onClose={() => setReopened(null)} />}
    </Card>
  );
}

function Ended({ row, onReopen }: { readonly row: UnitEnded; readonly onReopen: () => void }) {
  const say = useWords(dissolutionWords);
  const language = useLanguage();
  const { unit, successor, reopened } = row;
  return (
    <li>
      <div>
        <strong>{unit.name}</strong>{' '}
        <Badge tone={successor ? 'info' : 'neutral'}>
          {successor ? say('endedMerged', { successor: successor.name }) : say('endedDissolved')}
        </Badge>
        <p className="s-muted s-small">
          {say('endedFacts', {
            day: formatDay(row.lastDay as CivilDate, language, 'full'),
            order: row.orderNo,
          })}
        </p>
        <EnteredBy {...row} isDone />
        {row.note && <p className="s-small">{row.note}</p>}
        {reopened && (
          <p className="s-small">
            {say('reopenedFacts', {
              at: formatMoment(reopened.at, language),
              order: reopened.orderNo,
              name: reopened.name,
              reason: reopened.reason,
            })}
          </p>
        )}
        {!reopened && <StillNamed left={row.left} />}
      </div>
      {!reopened && (
        <div className="dissolution-acts">
          <LeftBehind unit={unit} />
          <Button
            size="s"
            variant="ghost"
            aria-label={say('reopenOf', { unit: unit.name })}
            onPress={onReopen}
          >
            {say('reopen')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What still names the ended unit, so that nothing stays with nobody. */
function StillNamed({ left }: Pick<UnitEnded, 'left'>) {
  const say = useWords(leftWords);
  if (left.length === 0) return <p className="s-small s-muted">{say('stillNone')}</p>;
  return (
    <details className="unit-left-still">
      <summary>{say('still', { count: left.length })}</summary>
      <UnitLeftList left={left} />
    </details>
  );
}

/** Who still holds a post of the ended unit, for who may see the list of people and give them others. */
function LeftBehind({ unit }: Pick<UnitEnded, 'unit'>) {
  const say = useWords(dissolutionWords);
  const { data: me } = useMe();
  if (!me?.permissions.includes('identity.personnel')) return null;
  const list = `/settings/${settingsMenus.centre}/employee-information`;
  return (
    <LinkButton variant="quiet" className="s-button-s" href={`${list}?unit=${unit.id}`}>
      {say('leftBehind')}
      <span className="s-hidden"> {unit.name}</span>
    </LinkButton>
  );
}
