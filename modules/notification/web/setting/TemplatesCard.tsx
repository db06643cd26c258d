import type { TemplateRow } from '@sarn/notification/contract';
import { Badge, Card, Table, useLanguage, useWords, useOpened } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { TemplateDialog } from './TemplateDialog.tsx';
import { useTemplates } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';

/** The templates of letters and notices; a row opens one. */
export function TemplatesCard() {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const templates = useTemplates();
  const [opened, setOpened] = useOpened<TemplateRow>(
    (event) => templates.data?.rows.find((row) => row.event === event),
    ({ event }) => ({ row: event }),
  );
  const nameOf = (row: TemplateRow) => (language === 'en' ? row.nameEn : row.nameTh);
  const columns: TableColumn<TemplateRow>[] = [
    { id: 'event', label: say('modules.event'), role: 'title', render: nameOf },
    {
      id: 'words',
      label: say('modules.words'),
      role: 'badge',
      render: ({ isOwn }) =>
        isOwn ? (
          <Badge tone="info">{say('modules.own')}</Badge>
        ) : (
          <Badge>{say('modules.usual')}</Badge>
        ),
    },
  ];
  return (
    <Card title={say('modules.templates')} isFlush>
      <p className="s-muted template-text">{say('modules.templatesText')}</p>
      <Table
        aria-label={say('modules.templates')}
        columns={columns}
        rows={templates.data?.rows}
        rowId={({ event }) => event}
        rowName={nameOf}
        isLoading={templates.isFetching}
        error={templates.error}
        onRetry={() => void templates.refetch()}
        onRowAction={setOpened}
      />
      {opened && (
        <TemplateDialog
          key={opened.event}
          row={opened}
          name={nameOf(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
