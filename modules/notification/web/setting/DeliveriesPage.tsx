import { channelCodes, channelTerms, deliveryStates } from '@sarn/notification/contract';
import type { ChannelCode } from '@sarn/notification/contract';
import {
  Button,
  Card,
  PageHeader,
  Select,
  Table,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { deliveriesPerPage, useDeliveries, useResend } from './setting.client.ts';
import type { DeliveryFilter } from './setting.client.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';
import './setting.css';

const firstPage: DeliveryFilter = { state: 'failed', channel: '', page: 1 };

/** `/settings/{menuID}/setting-modules-notification-lists`: the outbox, and sending again. */
export default function DeliveriesPage() {
  const say = useWords(settingWords);
  const [filter, setFilter] = useState(firstPage);
  const list = useDeliveries(filter);
  const { resend, isPending } = useResendTold();
  const columns = useDeliveryColumns(filter.state, resend);
  const isFailed = filter.state === 'failed';
  const all = (
    <Button isPending={isPending} onPress={() => resend('all')}>
      {say('deliveries.allAgain')}
    </Button>
  );
  const mayResend = isFailed && filter.channel === '' && (list.data?.total ?? 0) > 0;
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
              isSet: !isFailed || filter.channel !== '',
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
  const channels: { value: ChannelCode | 'every'; label: string }[] = [
    { value: 'every', label: say('deliveries.every') },
    ...channelCodes.map((value) => ({ value, label: channelTerms[value][language] })),
  ];
  return (
    <div className="delivery-filters">
      <Select
        label={say('deliveries.state')}
        options={states}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state, page: 1 })}
      />
      <Select
        label={say('deliveries.channel')}
        options={channels}
        value={filter.channel || 'every'}
        onChange={(channel) =>
          onChange({ ...filter, channel: channel === 'every' ? '' : channel, page: 1 })
        }
      />
    </div>
  );
}
