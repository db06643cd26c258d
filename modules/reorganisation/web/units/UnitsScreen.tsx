import { settingsMenus } from '@sarn/kernel';
import {
  Button,
  DatePicker,
  LinkButton,
  PageHeader,
  SearchBar,
  SplitView,
  formatDay,
  formsToLeave,
  useIsPhone,
  useLanguage,
  useLeaveQuestion,
  useWords,
} from '@sarn/platform-web';
import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { ListTree, Plus, Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActForms } from './acts/ActForms.tsx';
import { UnitPanel } from './panel/UnitPanel.tsx';
import { ProposalsCard } from '../proposal/ProposalsCard.tsx';
import { UnitPlansCard } from './plans/UnitPlansCard.tsx';
import { FoundList } from './tree/FoundList.tsx';
import { TreeView } from './tree/TreeView.tsx';
import { UnitTable } from './tree/UnitTable.tsx';
import { useUnitTree } from './tree/use-unit-tree.ts';
import type { UnitTreeState } from './tree/use-unit-tree.ts';
import { useOpened, useUnit, useUnitScope } from './units.client.ts';
import type { UnitTree } from './units.client.ts';
import { useUnitsAddress } from './use-units-address.ts';
import type { UnitsView } from './use-units-address.ts';
import { unitsWords } from './words/units-words.ts';
import './units.css';

/** The units as a tree or a table, and beside them the chosen one. */
export function UnitsScreen() {
  const say = useWords(unitsWords);
  const isWhole = useUnitScope() === 'units';
  const address = useUnitsAddress();
  const { unitId, act, day, go } = address;
  const show = useChoice(address);
  const tree = useUnitTree({ day, chosenId: unitId, onChoose: (id) => void show(id) });
  const root = useOpened([], day).root?.data;
  const kinds = root?.kinds ?? [];
  useRevealed(tree);
  const rootId = root?.rows[0]?.id;
  const panel = usePanelInView(tree.chosenId);
  const setDay = (next: CivilDate | null) =>
    go({ day: next ?? undefined, act: undefined, page: undefined });
  // Behind the act is the unit without a form: what closes the form goes there, too.
  const close = () => go({ act: undefined }, 'replace');
  return (
    <div className="units-page">
      <UnitsHeader
        {...{ root, day, setDay, isWhole }}
        add={() => go({ unit: unitId ?? rootId, act: 'found' })}
        mayAdd={day === null && rootId !== undefined}
      />
      {!isWhole && <p className="s-muted units-facts">{say('sectionsText')}</p>}
      {day !== null && <PastNote day={day} onBack={() => setDay(null)} />}
      {isWhole && <ProposalsCard />}
      <SplitView
        main={
          <UnitsMain
            {...{ address, kinds, tree }}
            isMovable={isWhole && day === null}
            onChoose={(id) => void show(id)}
          />
        }
        mainLabel={say('tree')}
        panelLabel={say('panel')}
        panel={
          <>
            <span ref={panel} />
            <UnitPanel
              {...{ unitId, kinds }}
              isToday={day === null}
              onAct={(opened) => go({ act: opened })}
            />
            <ActForms
              {...{ tree, act, kinds }}
              onClose={close}
              onMade={(unit) => go({ unit, act: undefined }, 'replace')}
            />
          </>
        }
      />
      {isWhole && <UnitPlansCard />}
    </div>
  );
}

/**
 * Shows a unit in the tree and beside it. A form with input that is open for another unit is asked about
 * first, because it closes.
 */
function useChoice({ unitId, go }: ReturnType<typeof useUnitsAddress>) {
  const mayLeave = useLeaveQuestion();
  return async (id: string): Promise<void> => {
    if (id !== unitId && !(await mayLeave(formsToLeave().map(({ input }) => input)))) return;
    const closed = id === unitId ? {} : { act: undefined };
    go({ unit: id, search: undefined, view: undefined, page: undefined, ...closed });
  };
}

interface UnitsMainProps {
  readonly address: ReturnType<typeof useUnitsAddress>;
  readonly kinds: UnitTree['kinds'];
  readonly tree: ReturnType<typeof useUnitTree>;
  readonly isMovable: boolean;
  readonly onChoose: (id: string) => void;
}

/** The units themselves, or those that the typed text finds. */
function UnitsMain({ address, kinds, tree, isMovable, onChoose }: UnitsMainProps) {
  const { text, view, day, page, go } = address;
  // Another search or view begins at its first page.
  const onText = (typed: string) => go({ search: typed || undefined, page: undefined }, 'replace');
  const onView = (next: UnitsView) =>
    go({ view: next === 'table' ? next : undefined, page: undefined }, 'replace');
  const found = {
    ...{ text, day, page, onChoose },
    onPage: (next: number) => go({ page: next > 1 ? next : undefined }, 'replace'),
    onClear: () => onText(''),
  };
  return (
    <div className="units-main">
      <UnitsBar {...{ text, view, onText, onView }} onFold={tree.foldAll} />
      {view === 'table' ? (
        <UnitTable {...found} kinds={kinds} />
      ) : text === '' ? (
        <TreeView tree={tree} isMovable={isMovable} />
      ) : (
        <FoundList {...found} />
      )}
    </div>
  );
}

interface UnitsBarProps {
  readonly text: string;
  readonly view: UnitsView;
  readonly onText: (text: string) => void;
  readonly onView: (view: UnitsView) => void;
  /** Hides all units but the highest. */
  readonly onFold: () => void;
}

/** The search, and whether the units are shown as a tree or a table. */
function UnitsBar({ text, view, onText, onView, onFold }: UnitsBarProps) {
  const say = useWords(unitsWords);
  const isTree = view === 'tree';
  return (
    <div className="units-bar">
      <SearchBar
        label={say('search')}
        text={text}
        delayMs={250}
        onSearch={onText}
        tools={
          <>
            <Button
              variant="ghost"
              size="s"
              icon={isTree ? <Table2 size={18} /> : <ListTree size={18} />}
              onPress={() => onView(isTree ? 'table' : 'tree')}
            >
              {say(isTree ? 'asTable' : 'asTree')}
            </Button>
            {isTree && text === '' && (
              <Button variant="ghost" size="s" onPress={onFold}>
                {say('foldAll')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}

interface UnitsHeaderProps extends ActionsProps {
  readonly root: UnitTree | undefined;
}

function UnitsHeader({ root, ...actions }: UnitsHeaderProps) {
  const say = useWords(unitsWords);
  return (
    <PageHeader
      above={say('above')}
      title={say(actions.isWhole ? 'title' : 'sectionsTitle')}
      meta={<Totals rows={root?.rows ?? []} day={root?.day ?? null} />}
      actions={<Actions {...actions} />}
    />
  );
}

interface ActionsProps {
  /** The whole agency, and not the own sections. */
  readonly isWhole: boolean;
  readonly day: CivilDate | null;
  readonly setDay: (day: CivilDate | null) => void;
  readonly add: () => void;
  readonly mayAdd: boolean;
}

function Actions({ day, setDay, add, isWhole, mayAdd }: ActionsProps) {
  const say = useWords(unitsWords);
  return (
    <>
      <DayChoice day={day} onChange={setDay} />
      {isWhole && (
        <LinkButton href={`/settings/${settingsMenus.centre}/people-import`} variant="quiet">
          {say('importFile')}
        </LinkButton>
      )}
      <Button variant="primary" icon={<Plus size={18} />} isDisabled={!mayAdd} onPress={add}>
        {say('add')}
      </Button>
    </>
  );
}

/** On a phone the panel is below the tree: it comes into view when a unit is chosen. */
function usePanelInView(chosenId: string | null) {
  const ref = useRef<HTMLSpanElement>(null);
  const isPhone = useIsPhone();
  useEffect(() => {
    if (isPhone && chosenId) ref.current?.scrollIntoView({ block: 'center' });
  }, [isPhone, chosenId]);
  return ref;
}

/** What is above the unit of the address is opened in the tree, once its path is known. */
function useRevealed({ chosenId, reveal }: UnitTreeState): void {
  const [shown, setShown] = useState<string | null>(null);
  const path = useUnit(chosenId).data?.path;
  useEffect(() => {
    if (!chosenId || !path || shown === chosenId) return;
    setShown(chosenId);
    reveal(
      chosenId,
      path.map(({ id }) => id),
    );
  }, [chosenId, path, shown, reveal]);
}

interface TotalsProps {
  readonly rows: readonly { readonly units: number; readonly people: number }[];
  readonly day: CivilDate | null;
}

function Totals({ rows, day }: TotalsProps) {
  const say = useWords(unitsWords);
  const language = useLanguage();
  if (day === null) return null;
  const sum = (of: 'units' | 'people') => rows.reduce((total, row) => total + row[of], 0);
  return (
    <span className="s-small s-muted">
      {say('totals', {
        units: sum('units'),
        people: sum('people'),
        day: formatDay(day, language),
      })}
    </span>
  );
}

interface DayChoiceProps {
  readonly day: CivilDate | null;
  readonly onChange: (day: CivilDate | null) => void;
}

/** The day of which the tree is shown; today by default. */
function DayChoice({ day, onChange }: DayChoiceProps) {
  const say = useWords(unitsWords);
  const today = civilDateAt(new Date());
  return (
    <div className="units-day">
      <DatePicker
        label={say('day')}
        value={day ?? today}
        maxValue={today}
        onChange={(chosen) => onChange(chosen === null || chosen >= today ? null : chosen)}
      />
    </div>
  );
}

function PastNote({ day, onBack }: { readonly day: CivilDate; readonly onBack: () => void }) {
  const say = useWords(unitsWords);
  const language = useLanguage();
  return (
    <div role="status" className="units-past s-tone-info">
      <p>{say('past', { day: formatDay(day, language, 'full') })}</p>
      <Button size="s" onPress={onBack}>
        {say('today')}
      </Button>
    </div>
  );
}
