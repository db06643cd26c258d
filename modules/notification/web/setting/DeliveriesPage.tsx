import { channelCodes, channelTerms, deliveryStates } from '@sarn/notification/contract';
import {
  Button,
  Card,
  FilterBar,
  PageHeader,
  Select,
  Table,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deliveriesPerPage, useDeliveries, useResend } from './setting.client.ts';
import type { DeliveryFilter } from './setting.client.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';
import './setting.css';

const firstPage: DeliveryFilter = { state: 'failed', channel: '', page: 1 };

/** What the address says of the list, so that a refresh and Back keep it; what it does not know is as usual. */
function useFilter() {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filter: DeliveryFilter = {
    state: deliveryStates.find((one) => one === address['state']) ?? firstPage.state,
    channel: channelCodes.find((one) => one === address['channel']) ?? '',
    page: Math.max(1, Math.trunc(Number(address['page'])) || 1),
  };
  const setFilter = ({ channel, page, ...next }: DeliveryFilter) => {
    const state = next.state === firstPage.state ? undefined : next.state;
    const others = { channel: channel || undefined, page: page > 1 ? page : undefined };
    void navigate({ to: '.', search: { state, ...others }, replace: true, resetScroll: false });
  };
  return [filter, setFilter] as const;
}

const isNarrowed = ({ state, channel }: DeliveryFilter): boolean =>
  state !== firstPage.state || channel !== '';

/** `/settings/{menuID}/setting-modules-notification-lists`: the outbox, and sending again. */
export default function DeliveriesPage() {
  const say = useWords(settingWords);
  const [filter, setFilter] = useFilter();
  const list = useDeliveries(filter);
  const { resend, isPending } = useResendTold();
  const columns = useDeliveryColumns(filter.state, resend);
  const all = (
    <Button isPending={isPending} onPress={() => resend('all')}>
      {say('deliveries.allAgain')}
    </Button>
  );
  const mayResend = !isNarrowed(filter) && (list.data?.total ?? 0) > 0;
  return (
    <div className="notification-page notification-page-wide">
      <PageHeader
        above={say('common.above')}
        title={say('deliveries.title')}
        meta={say('deliveries.intro')}
        actions={mayResend && all}
      />
      <Filters filter={filter} onChange={setFilter} />
      <Card isFlush>
        <Table
          aria-label={say('deliveries.title')}
          columns={columns}
          rows={list.data?.rows}
          rowId={({ id }) => id}
          rowName={({ personName }) => personName}
          isLoading={list.isFetching}
          error={list.error}
          onRetry={() => void list.refetch()}
          page={{ page: filter.page, pageSize: deliveriesPerPage, total: list.data?.total ?? 0 }}
          onPage={(page) => setFilter({ ...filter, page })}
          empty={{
            none: { title: say('deliveries.emptyFailed'), text: say('deliveries.emptyFailedText') },
            filter: {
              isSet: isNarrowed(filter),
              onClear: () => setFilter(firstPage),
              title: say('deliveries.empty'),
            },
          }}
        />
      </Card>
    </div>
  );
}

/** Sends again and shows the result. */
function useResendTold() {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const { mutate, isPending } = useResend();
  const resend = (id: string) =>
    mutate(id, {
      onSuccess: ({ count }) =>
        toasts.show({ tone: 'success', title: say('deliveries.resent', { count }) }),
      onError: (error) => toasts.fail(error),
    });
  return { resend, isPending };
}

interface FiltersProps {
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const states = deliveryStates.map((value) => ({ value, label: say(`deliveries.${value}`) }));
  const channels = channelCodes.map((value) => ({ value, label: channelTerms[value][language] }));
  return (
    <FilterBar isNarrowed={isNarrowed(filter)} onClear={() => onChange(firstPage)}>
      <Select
        label={say('deliveries.state')}
        isLabelHidden
        options={states}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state, page: 1 })}
      />
      <Select
        label={say('deliveries.channel')}
        isLabelHidden
        options={[{ value: '' as const, label: say('deliveries.every') }, ...channels]}
        value={filter.channel}
        onChange={(channel) => onChange({ ...filter, channel, page: 1 })}
      />
    </FilterBar>
  );
}
