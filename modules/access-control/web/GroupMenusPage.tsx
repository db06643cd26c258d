import type { GroupMenuCell } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import {
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  useLanguage,
  useSettingParams,
  useWords,
} from '@sarn/platform-web';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { GrantMatrix } from './GrantMatrix.tsx';
import type { MatrixCell } from './GrantMatrix.tsx';
import { useGroupMenus, useSetGroupMenus } from './group.client.ts';
import { SaveBar } from './SaveBar.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Level = 'none' | 'query' | 'manage';
type Edits = Readonly<Record<string, Level>>;
const noEdits: Edits = {};

/** `/settings/{menuID}/users-group/menu-permission-group/{id}`: menus that a group grants. */
export default function GroupMenusPage() {
  const language = useLanguage();
  const params = useSettingParams();
  const groupId = params.id ?? '';
  const found = useGroupMenus(groupId);
  const save = useSetGroupMenus();
  const { item, rows = [], asksSecond = false } = found.data ?? {};
  const { edits, set, reset, differing, see, version } = useEdits(rows, item?.version ?? 0);
  const say = useWords(accessWords);
  const name = item ? (language === 'en' && item.nameEn) || item.nameTh : '';
  const edited = rows.filter(({ menu }) => edits[menu] !== undefined);
  const cellOf = useCells(rows, edits);
  return (
    <div className="access-page">
      <GroupMenusHeader name={name} />
      <WaitingCard />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {item && (
        <GrantMatrix
          label={say('menus.list')}
          corner={say('menus.line')}
          columnLabel={say('groups.title')}
          columns={[{ id: groupId, name, text: say('groups.people', { count: item.people }) }]}
          groups={sectionsOf(rows)}
          cell={cellOf}
          onSet={(menu, _group, level) => set(menu, level)}
        />
      )}
      {item && edited.length > 0 && (
        <SaveBar
          title={say('menus.bar', { count: edited.length })}
          text={say('menus.barText', { people: item.people })}
          asksSecond={asksSecond && edited.some(({ isDangerous }) => isDangerous)}
          onDone={reset}
          differing={differing.map(({ menu, name: label, level }) => ({
            label,
            theirs: say(`menus.${level}`),
            mine: say(`menus.${edits[menu] ?? 'none'}`),
          }))}
          onSeen={see}
          send={(reason) =>
            save.mutateAsync({
              ...{ groupId, version, reason },
              set: Object.entries(edits).map(([menu, level]) => ({ menu, level })),
            })
          }
        />
      )}
    </div>
  );
}

function GroupMenusHeader({ name }: { readonly name: string }) {
  const say = useWords(accessWords);
  return (
    <PageHeader
      above={say('above')}
      title={say('menus.title', { name })}
      meta={<span className="s-muted">{say('menus.meta')}</span>}
      actions={
        <LinkButton
          href={`settings/${settingsMenus.centre}/who-may?way=person`}
          variant="quiet"
          icon={<UserSearch size={18} />}
        >
          {say('menus.seenAs')}
        </LinkButton>
      }
    />
  );
}

/** The levels that were chosen and not yet saved; choosing the saved one again is no edit. */
function useEdits(rows: readonly GroupMenuCell[], version: number) {
  const [edits, setEdits] = useState(noEdits);
  // As it was when the first cell was chosen: the list is read anew meanwhile.
  const [base, setBase] = useState({ rows, version });
  const set = (menu: string, level: string) => {
    const line = rows.find((one) => one.menu === menu);
    const { [menu]: _former, ...others } = edits;
    if (Object.keys(edits).length === 0) setBase({ rows, version });
    setEdits(level === line?.level ? others : { ...others, [menu]: level as Level });
  };
  const differing = rows.filter(({ menu, level }) => {
    const former = base.rows.find((one) => one.menu === menu)?.level;
    return edits[menu] !== undefined && level !== former && level !== edits[menu];
  });
  const see = (isMine: boolean) => {
    setBase({ rows, version });
    const given = new Set(isMine ? [] : differing.map(({ menu }) => menu));
    setEdits(Object.fromEntries(Object.entries(edits).filter(([menu]) => !given.has(menu))));
  };
  const reset = () => setEdits(noEdits);
  return { edits, set, reset, differing, see, version: base.version };
}

const sectionsOf = (rows: readonly GroupMenuCell[]) =>
  [...new Set(rows.map(({ section }) => section))].map((section) => ({
    name: section,
    lines: rows
      .filter((row) => row.section === section)
      .map(({ menu, name, text }) => ({ id: menu, name, text })),
  }));

/** What stands in the cell of a menu, with the roles by which members have it anyway. */
function useCells(rows: readonly GroupMenuCell[], edits: Edits) {
  const say = useWords(accessWords);
  return (menu: string): MatrixCell => {
    const line = rows.find((one) => one.menu === menu);
    if (!line) return { value: 'none', options: [], isEdited: false };
    const edit = edits[menu];
    const value = edit ?? line.level;
    const levels =
      line.level === 'everybody' ? (['everybody'] as const) : (['none', ...line.levels] as const);
    const options = levels.map((level) => ({
      ...{ value: level, label: say(`menus.${level}`) },
      text: level === 'everybody' ? '' : say(`menus.${level}Text`),
    }));
    const isStill = value === 'none' && line.roles.length > 0;
    const note = isStill ? say('menus.still', { roles: line.roles.join(', ') }) : undefined;
    return { value, options, isEdited: edit !== undefined, note };
  };
}
