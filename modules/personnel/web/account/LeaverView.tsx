import { settingsMenus } from '@sarn/kernel';
import { useMe } from '@sarn/organisation/web';
import {
  Badge,
  Button,
  Card,
  ErrorSummary,
  formatMoment,
  LinkButton,
  PageHeader,
  Skeleton,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { Leaver } from '@sarn/personnel/contract';
import { useLeaver } from './account.client.ts';
import { HandOverForm } from './HandOverForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useSuspendReason } from './use-suspend-reason.ts';
import { accountWords } from './words/account-words.ts';

interface LeaverViewProps {
  readonly personId: string;
  readonly onBack: () => void;
}

/** What a suspended person leaves: handed over line by line, then the account is closed. */
export function LeaverView({ personId, onBack }: LeaverViewProps) {
  const say = useWords(accountWords);
  const found = useLeaver(personId);
  const item = found.data;
  const account = item?.account;
  const [open, setOpen] = useOpened<'close' | 'restore'>(
    (id, what) => {
      if (id !== personId || !account) return undefined;
      if (what === 'restore') return what;
      return what === 'close' && mayClose(account) ? what : undefined;
    },
    (what) => ({ row: personId, what }),
  );
  return (
    <div className="personnel-page">
      <PageHeader
        above={say('ended')}
        title={account?.name ?? say('ended')}
        meta={account && <Meta account={account} />}
        onBack={onBack}
        actions={
          account && (
            <>
              <Button onPress={() => setOpen('restore')}>{say('restore')}</Button>
              {account.state === 'suspended' && (
                <Button
                  variant="danger"
                  isDisabled={!mayClose(account)}
                  onPress={() => setOpen('close')}
                >
                  {say('close')}
                </Button>
              )}
            </>
          )
        }
      />
      {found.isPending && <Skeleton count={6} />}
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {item && (
        <Card title={say('handOver')}>
          {item.lines.length === 0 ? (
            <p>{say('nothingLeft')}</p>
          ) : (
            <HandOverForm key={item.lines.map(({ line }) => line).join()} item={item} />
          )}
          <p className="s-muted s-small">{say('classified')}</p>
        </Card>
      )}
      {item && item.posts.length > 0 && <Posts item={item} />}
      {item && item.committees.length > 0 && <Committees item={item} />}
      {item && item.handedOver.length > 0 && <Past item={item} />}
      {open && account && <ReasonDialog act={open} of={account} onClose={() => setOpen(null)} />}
    </div>
  );
}

const mayClose = ({ state, open }: Leaver['account']): boolean =>
  state === 'suspended' && open === 0;

function Meta({ account }: { readonly account: Leaver['account'] }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const reasonOf = useSuspendReason();
  const { state, at, byName, unitName } = account;
  const by = byName === '' ? '' : say('by', { name: byName });
  const when = [at ? formatMoment(at, language) : '', by].filter(Boolean).join(' ');
  return (
    <span className="personnel-badges">
      <Badge tone={state === 'closed' ? 'neutral' : 'warning'}>{say(`states.${state}`)}</Badge>
      <span>{[unitName, reasonOf(account), when].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Work of posts that the person still holds alone: somebody must hold or act for them. */
function Posts({ item }: { readonly item: Leaver }) {
  const say = useWords(accountWords);
  const record = `/settings/${settingsMenus.centre}/employee-information`;
  return (
    <Card
      title={say('posts')}
      actions={
        <div className="personnel-bar">
          <LinkButton href="/sarabun/acting" variant="quiet">
            {say('toActing')}
          </LinkButton>
          <LinkButton href={`${record}?person=${item.account.personId}`} variant="quiet">
            {say('toRecord')}
          </LinkButton>
        </div>
      }
    >
      <p className="s-muted">{say('postsAbout')}</p>
      <ul className="personnel-past">
        {item.posts.map(({ post, unitName, isPoint, count }) => (
          <li key={`${post}-${unitName}`}>
            <strong>{post}</strong> {unitName} ·{' '}
            {isPoint && <Badge tone="warning">{say('pointWithoutClerk')}</Badge>}{' '}
            {count > 0 && <Badge tone="warning">{say('postWaits', { count })}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The permission of those who keep destruction lists: for others the page of a list does not exist. */
const keepsLists = 'registry.retention';

/** Destruction lists that cannot go on: each leads whoever keeps them to where another member is named. */
function Committees({ item }: { readonly item: Leaver }) {
  const say = useWords(accountWords);
  const mayOpen = useMe().data?.permissions.includes(keepsLists) === true;
  return (
    <Card title={say('committees')}>
      <p className="s-muted">{say('committeesAbout')}</p>
      <ul className="personnel-past">
        {item.committees.map(({ id, name }) => (
          <li key={id}>
            {mayOpen ? <LinkButton href={`/sarabun/retention/${id}`}>{name}</LinkButton> : name}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Past({ item }: { readonly item: Leaver }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  return (
    <Card title={say('past')}>
      <ul className="personnel-past">
        {item.handedOver.map(({ line, takerName, byName, count, at }) => (
          <li key={`${line}-${at}`}>
            <strong>{say(`line.${line}`)}</strong> {say('leftCount', { count })}
            <span className="s-muted">
              {takerName ? ` → ${takerName}` : ` · ${say('ends')}`} · {formatMoment(at, language)} ·{' '}
              {say('by', { name: byName })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
