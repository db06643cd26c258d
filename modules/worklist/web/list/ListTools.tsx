import type { TableSelection } from '@sarn/platform-web';
import { Button, ErrorSummary, useLanguage, useWords } from '@sarn/platform-web';
import { columnsWithout } from '@sarn/worklist/contract';
import type { AreaCode, AreaPart } from '@sarn/worklist/contract';
import type { ListRow } from '@sarn/search/contract';
import { FileSpreadsheet, ListChecks } from 'lucide-react';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useColumnsAway, useExportList } from './list.client.ts';
import { askOf, columnsOf, columnsToKeep, savedStateOf, viewOf } from './list-view.ts';
import type { ListView } from './list-view.ts';
import { SavedViews } from './SavedViews.tsx';
import { useListColumnsKept } from './use-kept-columns.ts';
import { listWords } from './words/list-words.ts';

interface ListToolsProps {
  readonly area: AreaCode;
  readonly part: AreaPart;
  readonly page:
    | { readonly rows: readonly ListRow[]; readonly total: number; readonly isCapped: boolean }
    | undefined;
  readonly view: ListView;
  readonly selection: TableSelection;
  readonly onShow: (view: ListView, isStep?: boolean) => void;
  readonly onPick: () => void;
  /** Chooses the rows of the page. */
  readonly onPage: () => void;
  readonly onStop: () => void;
  /** Whether the rows are cards. */
  readonly isCards: boolean;
}

/** How many rows there are, and what can be done with the list as a whole. */
export function ListTools(props: ListToolsProps) {
  const { area, part, page, view, onShow } = props;
  const say = useWords(listWords);
  const away = useColumnsAway(view.register);
  const kept = useListColumnsKept(area, part, view);
  const all = columnsOf(view, part, kept.chosen);
  const columns = columnsWithout(all, away);
  // Those that this register does not show stay chosen for the others.
  const notOffered = all.filter((id) => !columns.includes(id));
  // A choice holds for the list: the columns of a saved view or of a link make way.
  const choose = (chosen: readonly string[] | null) => {
    kept.choose(chosen);
    if (view.cols !== '') onShow({ ...view, cols: '' });
  };
  const { total = 0, isCapped = false } = page ?? {};
  return (
    <div className="list-tools">
      <p className="s-muted s-small list-count" role="status">
        {page && say(isCapped ? 'list.more' : 'list.count', { count: total.toLocaleString('en') })}
      </p>
      <CardPicking {...props} />
      <SavedViews
        area={area}
        state={savedStateOf({ ...view, cols: view.cols || (kept.chosen ?? []).join() })}
        onShow={(state) => onShow(viewOf(state), true)}
      />
      <ColumnChooser
        chosen={columns}
        away={away}
        onChange={(ids) => choose(columnsToKeep(view, part, [...ids, ...notOffered]))}
        onUsual={() => choose(null)}
      />
      <ExportButton area={area} view={view} columns={columns} isEmpty={total === 0} />
    </div>
  );
}

/** Cards have no checkboxes until somebody wants to choose several. */
function CardPicking({ page, selection, onPick, onPage, onStop, isCards }: ListToolsProps) {
  const say = useWords(listWords);
  if (!isCards || !page || page.total === 0 || selection.chosen.size > 0) return null;
  if (!selection.isChoosing) {
    return (
      <Button icon={<ListChecks size={18} />} onPress={onPick}>
        {say('bulk.start')}
      </Button>
    );
  }
  return (
    <>
      <Button onPress={onPage}>{say('bulk.all')}</Button>
      <Button variant="ghost" onPress={onStop}>
        {say('bulk.stop')}
      </Button>
    </>
  );
}

interface ExportButtonProps {
  readonly area: AreaCode;
  readonly view: ListView;
  readonly columns: readonly string[];
  readonly isEmpty: boolean;
}

/** The rows of the list as an Excel file, in the language that is shown. */
function ExportButton({ area, view, columns, isEmpty }: ExportButtonProps) {
  const say = useWords(listWords);
  const file = useExportList();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <>
      <Button
        className="list-tool"
        icon={<FileSpreadsheet size={18} />}
        isPending={file.isPending}
        isDisabled={isEmpty}
        onPress={() => file.mutate({ ...askOf(area, view), columns: columns.join(), language })}
      >
        {say('excel.save')}
      </Button>
      {file.error && <ErrorSummary error={file.error} isFocused />}
    </>
  );
}
