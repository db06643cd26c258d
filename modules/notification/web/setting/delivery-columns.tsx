import { channelTerms } from '@sarn/notification/contract';
import type { DeliveryRow, DeliveryState } from '@sarn/notification/contract';
import { Badge, Button, useLanguage, useWords, Moment } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useModuleName } from '../module-name.ts';
import { settingWords } from './words/setting-words.ts';

/** Columns of the outbox; a failed row shows the reason and can be sent again. */
export function useDeliveryColumns(
  state: DeliveryState,
  onResend: (id: string) => void,
): TableColumn<DeliveryRow>[] {
  const say = useWords(settingWords);
  const nameOf = useModuleName();
  const language = useLanguage();
  const why = useProblemColumn();
  const again = useResendColumn(onResend);
  const isOpen = state === 'failed' || state === 'waiting';
  const common: TableColumn<DeliveryRow>[] = [
    {
      id: 'person',
      label: say('deliveries.person'),
      role: 'title',
      render: ({ personName, address }) => (
        <span className="delivery-person">
          {personName} {address && <span className="s-muted s-small">{address}</span>}
        </span>
      ),
    },
    {
      id: 'channel',
      label: say('deliveries.channel'),
      role: 'badge',
      width: '11rem',
      priority: 2,
      render: ({ channel, isDigest }) => (
        <>
          <Badge>{channelTerms[channel][language === 'en' ? 'en' : 'th']}</Badge>{' '}
          {isDigest && <Badge tone="info">{say('deliveries.digest')}</Badge>}
        </>
      ),
    },
    {
      id: 'module',
      label: say('deliveries.module'),
      width: '9rem',
      render: ({ module }) => nameOf(module),
    },
    {
      id: 'at',
      label: say(state === 'waiting' ? 'deliveries.dueAt' : 'deliveries.at'),
      width: '11.5rem',
      priority: 3,
      isPlain: true,
      render: ({ settledAt, dueAt }) => <Moment at={settledAt ?? dueAt} />,
    },
  ];
  return [...common, ...(isOpen ? [why] : []), ...(state === 'failed' ? [again] : [])];
}

function useProblemColumn(): TableColumn<DeliveryRow> {
  const say = useWords(settingWords);
  return {
    id: 'problem',
    label: say('deliveries.problem'),
    // What the list is opened for: it stays however narrow the table is.
    priority: 1,
    render: ({ problem, problemDetail, attempts }) =>
      problem === '' ? null : (
        <span className="delivery-problem">
          {say(problemKey(problem))}{' '}
          <span className="s-muted s-small">
            <span lang="en">{problemDetail}</span>
            {` · ${say('deliveries.attempts')} ${attempts}`}
          </span>
        </span>
      ),
  };
}

function useResendColumn(onResend: (id: string) => void): TableColumn<DeliveryRow> {
  const say = useWords(settingWords);
  return {
    id: 'again',
    label: say('deliveries.action'),
    isLabelHidden: true,
    width: '9rem',
    priority: 1,
    align: 'end',
    render: ({ id, personName }) => (
      <Button
        size="s"
        aria-label={say('deliveries.againOf', { name: personName })}
        onPress={() => onResend(id)}
      >
        {say('deliveries.again')}
      </Button>
    ),
  };
}

const known = [
  'unreachable',
  'busy',
  'refused',
  'unauthorised',
  'gone',
  'signed-out',
  'off',
] as const;

function problemKey(code: string) {
  return `problem.${known.find((one) => one === code) ?? 'unknown'}` as const;
}
