import { Badge, Moment, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { dataRequestKindNames } from '@sarn/data-request/contract';
import type { DataRequestRow } from '@sarn/data-request/contract';
import { stateTones } from './state-tones.ts';
import { dataRequestWords } from './words/data-request-words.ts';

/** The columns of the list of requests. */
export function useDataRequestColumns(): readonly TableColumn<DataRequestRow>[] {
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  const named = language === 'en' ? 'en' : 'th';
  return [
    { id: 'no', label: say('no'), role: 'meta', render: ({ no }) => no },
    {
      ...{ id: 'kind', label: say('kind'), role: 'title' },
      render: ({ kind }) => dataRequestKindNames[kind][named],
    },
    {
      ...{ id: 'requester', label: say('requester'), role: 'meta' },
      render: ({ requesterName, isOutside }) =>
        isOutside ? say('outside.of', { name: requesterName }) : requesterName,
    },
    {
      ...{ id: 'state', label: say('state'), role: 'badge' },
      render: ({ state }) => <Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>,
    },
    {
      ...{ id: 'dueDay', label: say('dueDay'), role: 'meta' },
      render: ({ dueDay, isOverdue }) => (
        <>
          {formatDay(dueDay, language)} {isOverdue && <Badge tone="danger">{say('overdue')}</Badge>}
        </>
      ),
    },
    {
      ...{ id: 'createdAt', label: say('createdAt'), role: 'meta' },
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
