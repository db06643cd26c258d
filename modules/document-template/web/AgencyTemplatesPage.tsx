import { useTypeName } from '@sarn/document-classes/web';
import { templateKinds } from '@sarn/document-template/contract';
import type { TemplateRow } from '@sarn/document-template/contract';
import {
  Button,
  Card,
  EmptyList,
  ErrorSummary,
  PageHeader,
  SearchBar,
  Select,
  Skeleton,
  useAddressTexts,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { matchingTemplates, searchDelayMs } from './found-templates.ts';
import { TemplatePages } from './TemplatePages.tsx';
import { useAgencyTemplates, useTemplateChanges } from './template.client.ts';
import { templateWords } from './words/template-words.ts';
import './template.css';

interface Pressed {
  /** The template whose name was pressed last. */
  readonly id: string | null;
  readonly times: number;
}

/** `/settings/{menuID}/document-templates`: what everybody can start a document from. */
export default function AgencyTemplatesPage() {
  const say = useWords(templateWords);
  const found = useAgencyTemplates();
  const rows = found.data?.rows ?? [];
  const agency = rows.filter(({ scope }) => scope === 'agency');
  const isThere = ({ kind, name }: TemplateRow) =>
    agency.some((one) => one.kind === kind && one.name === name);
  const units = rows.filter((row) => row.scope === 'unit' && !isThere(row));
  const [pressed, setPressed] = useState<Pressed>({ id: null, times: 0 });
  const filter = useFilter();
  const offered = filter.of([...agency, ...units]);
  const shown = offered.find(({ id }) => id === pressed.id) ?? offered[0];
  const lists = {
    shownId: shown?.id ?? null,
    onShow: (id: string) => setPressed(({ times }) => ({ id, times: times + 1 })),
  };
  return (
    <div className="template-settings">
      <PageHeader
        title={say('settings.title')}
        meta={<span className="s-muted">{say('settings.about')}</span>}
      />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton count={5} />}
      {found.data && agency.length + units.length > 0 && <Filters filter={filter} />}
      {found.data && (
        <div className="template-settings-sides">
          <div className="template-settings">
            <Templates
              {...{ ...lists, filter, all: agency, title: say('settings.agency') }}
              none={say('settings.noAgency')}
            />
            <Templates
              {...{ ...lists, filter, all: units, title: say('settings.units') }}
              none={say('settings.noUnits')}
            />
          </div>
          {shown && <TemplatePages row={shown} presses={pressed.times} />}
        </div>
      )}
    </div>
  );
}

/** The search and the kind, as in the address: a refresh and Back keep them. */
function useFilter() {
  const [{ search, kind: asked }, show] = useAddressTexts({ search: '', kind: '' });
  // A kind that is none, as an address may name it, narrows nothing.
  const kind = templateKinds.find((one) => one === asked) ?? '';
  return {
    ...{ search, kind, isSet: search !== '' || kind !== '' },
    setSearch: (next: string) => show({ search: next, kind }),
    setKind: (next: string) => show({ search, kind: next }),
    clear: () => show({ search: '', kind: '' }),
    of: (rows: readonly TemplateRow[]) =>
      matchingTemplates(rows, search).filter((row) => kind === '' || row.kind === kind),
  };
}

type Filter = ReturnType<typeof useFilter>;

function Filters({ filter }: { readonly filter: Filter }) {
  const say = useWords(templateWords);
  const kindName = useTypeName();
  const kinds = templateKinds.map((kind) => ({ value: kind, label: kindName(kind) }));
  return (
    <SearchBar
      label={say('search')}
      text={filter.search}
      delayMs={searchDelayMs}
      onSearch={filter.setSearch}
      isFiltered={filter.kind !== ''}
      onClear={filter.clear}
      filters={
        <Select
          label={say('settings.kind')}
          isLabelHidden
          options={[{ value: '', label: say('settings.everyKind') }, ...kinds]}
          value={filter.kind}
          onChange={filter.setKind}
        />
      }
    />
  );
}

interface TemplatesProps {
  readonly title: string;
  readonly filter: Filter;
  /** What is said where there are none. */
  readonly none: string;
  readonly all: readonly TemplateRow[];
  /** Whose pages are shown. */
  readonly shownId: string | null;
  readonly onShow: (id: string) => void;
}

function Templates({ title, filter, none, all, shownId, onShow }: TemplatesProps) {
  const rows = filter.of(all);
  return (
    <Card title={title}>
      {all.length === 0 && <p className="s-muted">{none}</p>}
      {all.length > 0 && rows.length === 0 && (
        <EmptyList none={{ title: none }} filter={{ isSet: true, onClear: filter.clear }} />
      )}
      <ul className="template-rows">
        {rows.map((row) => (
          <Template
            key={row.id}
            row={row}
            isShown={row.id === shownId}
            onShow={() => onShow(row.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface TemplateProps {
  readonly row: TemplateRow;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Template({ row, isShown, onShow }: TemplateProps) {
  const say = useWords(templateWords);
  const kindName = useTypeName();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const { share, remove } = useTemplateChanges(row.kind);
  const { id, name, title, text, unitName, keptBy } = row;
  const isAgency = row.scope === 'agency';
  const said = (key: 'settings.offered' | 'removed') => ({
    onSuccess: () => void toasts.show({ tone: 'success', title: say(key), text: name }),
  });
  const withdraw = async () => {
    if (!(await dialogs.confirm({ title: say('withdrawAsk', { name }), tone: 'danger' }))) return;
    remove.mutate(id, said('removed'));
  };
  return (
    <li>
      <button type="button" className="template-row" aria-pressed={isShown} onClick={onShow}>
        <span className="template-name">{name}</span>
        <span className="s-small s-muted">
          {[kindName(row.kind), unitName, keptBy].filter(Boolean).join(' · ')}
        </span>
        <span className="s-small template-beginning">
          {[title, text].filter(Boolean).join(' – ')}
        </span>
      </button>
      {isAgency ? (
        <Button
          size="s"
          aria-label={say('settings.withdrawThis', { name })}
          isPending={remove.isPending}
          onPress={() => void withdraw()}
        >
          {say('settings.withdraw')}
        </Button>
      ) : (
        <Button
          size="s"
          aria-label={say('settings.offerThis', { name })}
          isPending={share.isPending}
          onPress={() => share.mutate({ id }, said('settings.offered'))}
        >
          {say('settings.offer')}
        </Button>
      )}
      <ErrorSummary error={share.error ?? remove.error} />
    </li>
  );
}
