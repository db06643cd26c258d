import { settingsMenus } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  formatDay,
  LinkButton,
  Skeleton,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import type { EmploymentView } from '@sarn/personnel/contract';
import { EmploymentDialog, LeaveDialog, TransferDialog } from './OrderDialogs.tsx';
import { useAllTerms } from './term-options.ts';
import { useCancelOrder, useEmployment } from './record.client.ts';
import { useWhyLeft } from './use-why-left.ts';
import { recordWords } from './words/record-words.ts';
import './record.css';

const centre = `/settings/${settingsMenus.centre}`;
const opens = ['type', 'transfer', 'leave'] as const;
type Open = (typeof opens)[number];

/** Employment, posts and orders of a person, on the page of the record. */
export function EmploymentPanel({ subjectId: personId }: { readonly subjectId: string }) {
  const say = useWords(recordWords);
  const found = useEmployment(personId);
  const [open, setOpen] = useOpened<Open>(
    (_row, asked) => opens.find((one) => one === asked),
    (what) => ({ row: '', what }),
  );
  const close = () => setOpen(null);
  const item = found.data;
  return (
    <Card
      title={say('title')}
      actions={
        item &&
        item.leftOn === null && (
          <div className="record-bar">
            <Button size="s" onPress={() => setOpen('type')}>
              {say('setType')}
            </Button>
            <Button size="s" onPress={() => setOpen('transfer')}>
              {say('transfer')}
            </Button>
            <LinkButton href="/sarabun/acting" variant="quiet">
              {say('actingOrder')}
            </LinkButton>
            <Button size="s" onPress={() => setOpen('leave')}>
              {say('leave')}
            </Button>
          </div>
        )
      }
    >
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton count={3} />}
      {item && <Facts item={item} />}
      {item && item.orders.length > 0 && <Orders item={item} />}
      {open === 'type' && item && (
        <EmploymentDialog personId={personId} item={item} onClose={close} />
      )}
      {open === 'transfer' && item && (
        <TransferDialog personId={personId} item={item} onClose={close} />
      )}
      {open === 'leave' && <LeaveDialog personId={personId} onClose={close} />}
    </Card>
  );
}

function Facts({ item }: { readonly item: EmploymentView }) {
  const say = useWords(recordWords);
  const language = useLanguage();
  const day = (value: string | null) => (value === null ? '–' : formatDay(value, language));
  const types = useAllTerms('employee-type');
  const suffixes = useAllTerms('suffix');
  const named = (list: typeof types, code: string | null) =>
    code === null ? undefined : list.find(({ value }) => value === code)?.label;
  const suffix = named(suffixes, item.suffix);
  const whyLeft = useWhyLeft();
  const items = [
    { term: say('type'), value: named(types, item.type) ?? say('noType') },
    ...(suffix ? [{ term: say('suffix'), value: suffix }] : []),
    { term: say('appointedOn'), value: day(item.appointedOn) },
    { term: say('retiresOn'), value: day(item.retiresOn) },
    { term: say('account'), value: <Account {...item.account} /> },
    ...(item.leftOn === null
      ? []
      : [
          {
            term: say('leftOn'),
            value: `${day(item.leftOn)} ${whyLeft(item.leaveKind, item.leaveReason)}`,
          },
        ]),
  ];
  return (
    <>
      <DescriptionList items={items} />
      <h3 className="record-head">{say('posts')}</h3>
      <ul className="record-list">
        {item.posts.map(({ id, title, unitName, isActing, validFrom, validTo }) => (
          <li key={id}>
            <span>
              {title} <span className="s-muted">{unitName}</span>
            </span>
            {isActing && <Badge>{say('acting')}</Badge>}
            <span className="s-small s-muted">
              {validTo === null
                ? say('from', { day: day(validFrom) })
                : say('until', { from: day(validFrom), to: day(validTo) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its state, and the way to the page where it is suspended, invited again or closed. */
function Account({ username, state }: EmploymentView['account']) {
  const say = useWords(recordWords);
  const isEnded = state === 'suspended' || state === 'closed';
  const page = isEnded ? 'user-account-close-premission' : 'user-active';
  return (
    <>
      {say(`accountState.${state}`, { username: username ?? '' })}
      {username !== null && (
        <>
          {' '}
          <LinkButton href={`${centre}/${page}?search=${encodeURIComponent(username)}`}>
            {say('manageAccount')}
          </LinkButton>
        </>
      )}
    </>
  );
}

const tones = { planned: 'info', done: 'success', cancelled: 'neutral', failed: 'danger' } as const;

function Orders({ item }: { readonly item: EmploymentView }) {
  const say = useWords(recordWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const cancel = useCancelOrder();
  const whyLeft = useWhyLeft();
  const press = async (id: string) => {
    if (!(await dialogs.confirm({ title: say('cancelSure'), tone: 'warning' }))) return;
    const onSuccess = () => void toasts.show({ tone: 'success', title: say('cancelled') });
    cancel.mutate(id, { onSuccess });
  };
  return (
    <>
      <h3 className="record-head">{say('orders')}</h3>
      <ErrorSummary error={cancel.error} isFocused />
      <ul className="record-list">
        {item.orders.map(({ id, kind, orderNo, day, what, leaveKind, state }) => (
          <li key={id}>
            <span>
              {say(`order.${kind}`)} {whyLeft(leaveKind, what)}{' '}
              <span className="s-muted">
                {formatDay(day, language)}
                {orderNo && ` · ${say('orderNo', { no: orderNo })}`}
              </span>
            </span>
            <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>
            {state === 'planned' && (
              <Button size="s" variant="ghost" onPress={() => void press(id)}>
                {say('cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
