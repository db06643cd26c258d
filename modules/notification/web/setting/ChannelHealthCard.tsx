import { settingsMenus } from '@sarn/kernel';
import { channelTerms } from '@sarn/notification/contract';
import type { ChannelHealth } from '@sarn/notification/contract';
import { Badge, Card, LinkButton, Table, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { settingWords } from './words/setting-words.ts';

/** The state of each channel. */
export function ChannelHealthCard({ channels }: { readonly channels: readonly ChannelHealth[] }) {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const nameOf = (row: ChannelHealth) => channelTerms[row.code][language];
  const columns: TableColumn<ChannelHealth>[] = [
    { id: 'channel', label: say('policy.channel'), role: 'title', render: nameOf },
    {
      id: 'state',
      label: say('policy.state'),
      role: 'badge',
      render: (row) => <State row={row} />,
    },
    { id: 'waiting', label: say('policy.waiting'), align: 'end', render: (row) => row.waiting },
    { id: 'sent', label: say('policy.sent'), align: 'end', render: (row) => row.sent },
    { id: 'failed', label: say('policy.failed'), align: 'end', render: (row) => row.failed },
  ];
  const isFailing = channels.some(({ failed }) => failed > 0);
  const failed = (
    <LinkButton href={`/settings/${settingsMenus.centre}/setting-modules-notification-lists`}>
      {say('policy.showFailed')}
    </LinkButton>
  );
  return (
    <Card title={say('policy.channels')} actions={isFailing && failed} isFlush>
      <Table
        aria-label={say('policy.channels')}
        columns={columns}
        rows={channels}
        rowId={({ code }) => code}
        rowName={nameOf}
      />
    </Card>
  );
}

function State({ row }: { readonly row: ChannelHealth }) {
  const say = useWords(settingWords);
  if (!row.isOffered) return <Badge>{say('policy.notOffered')}</Badge>;
  if (!row.isSetUp) return <Badge tone="warning">{say('policy.notSetUp')}</Badge>;
  if (row.isCaught) return <Badge tone="warning">{say('policy.caught')}</Badge>;
  return <Badge tone="success">{say('policy.ready')}</Badge>;
}
