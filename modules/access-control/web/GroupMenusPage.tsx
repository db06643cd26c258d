import type { getGroupMenus, GroupMenuCell } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import {
  ErrorSummary,
  FormBody,
  LinkButton,
  PageHeader,
  Skeleton,
  useFocusHeading,
  useForm,
  useLanguage,
  useSettingParams,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { UserSearch } from 'lucide-react';
import { GrantMatrix } from './GrantMatrix.tsx';
import type { MatrixCell } from './GrantMatrix.tsx';
import { useGroupMenus, useSetGroupMenus } from './group.client.ts';
import { useAccessChecks } from './ReasonField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useTold } from './use-told.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Level = 'none' | 'query' | 'manage';

/** What was chosen and not yet saved. */
interface MenuDraft {
  /** Of the group when the first cell was chosen: the list is read anew meanwhile. */
  readonly version: number;
  /** By menu: the chosen level, and the one that it had then. */
  readonly edits: Readonly<Record<string, { readonly level: Level; readonly was: string }>>;
  readonly reason: string;
}

const noEdits: MenuDraft = { version: 0, edits: {}, reason: '' };

/** `/settings/{menuID}/users-group/menu-permission-group/{id}`: menus that a group grants. */
export default function GroupMenusPage() {
  const language = useLanguage();
  const params = useSettingParams();
  const groupId = params.id ?? '';
  const found = useGroupMenus(groupId);
  const item = found.data?.item;
  const name = item ? (language === 'en' && item.nameEn) || item.nameTh : '';
  return (
    <div className="access-page">
      <GroupMenusHeader name={name} />
      <WaitingCard />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {found.data && <MenuMatrix key={groupId} {...found.data} name={name} />}
    </div>
  );
}

type MenuMatrixProps = OutputOf<typeof getGroupMenus> & { readonly name: string };

/** The menus of one group; what is chosen holds when it is saved with a reason. */
function MenuMatrix({ item, rows, asksSecond, name }: MenuMatrixProps) {
  const say = useWords(accessWords);
  const { form, edits, set, drop, differing, see } = useEdits(item, rows);
  const edited = rows.filter(({ menu }) => edits[menu] !== undefined);
  // The bar with the button is gone once it was saved.
  useFocusHeading(edited.length === 0 ? 'saved' : 'edited');
  const cellOf = useCells(rows, edits);
  return (
    <FormBody form={form} className="access-page">
      <GrantMatrix
        label={say('menus.list')}
        corner={say('menus.line')}
        columnLabel={say('groups.title')}
        columns={[{ id: item.id, name, text: say('groups.people', { count: item.people }) }]}
        groups={sectionsOf(rows)}
        cell={cellOf}
        onSet={(menu, _group, level) => set(menu, level)}
      />
      {edited.length > 0 && (
        <SaveBar
          form={form}
          reason={form.field('reason')}
          title={say('menus.bar', { count: edited.length })}
          text={say('menus.barText', { people: item.people })}
          asksSecond={asksSecond && edited.some(({ isDangerous }) => isDangerous)}
          onDrop={drop}
          differing={differing.map(({ menu, name: label, level }) => ({
            label,
            theirs: say(`menus.${level}`),
            mine: say(`menus.${edits[menu]?.level ?? 'none'}`),
          }))}
          onSeen={see}
        />
      )}
    </FormBody>
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

function useMenuForm(groupId: string) {
  const checks = useAccessChecks();
  const told = useTold();
  const toasts = useToasts();
  const save = useSetGroupMenus();
  const form = useForm({
    name: 'access.group-menus',
    about: groupId,
    start: noEdits,
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ version, edits, reason }) =>
      save.mutateAsync({
        ...{ groupId, version, reason },
        set: Object.entries(edits).map(([menu, { level }]) => ({ menu, level })),
      }),
    onDone: (result) => {
      form.reset();
      toasts.show({ tone: 'success', ...told(result) });
    },
  });
  return form;
}

/** The levels that were chosen and not yet saved; choosing the saved one again is no edit. */
function useEdits(item: MenuMatrixProps['item'], rows: readonly GroupMenuCell[]) {
  const form = useMenuForm(item.id);
  const { edits, version } = form.values;
  const levelOf = (menu: string) => rows.find((one) => one.menu === menu)?.level ?? 'none';
  const drop = () => {
    form.input.clear();
    form.reset();
  };
  const put = (next: MenuDraft['edits'], seen: number) =>
    Object.keys(next).length > 0 ? form.change({ edits: next, version: seen }) : drop();
  const set = (menu: string, level: string) => {
    const { [menu]: _former, ...others } = edits;
    const was = levelOf(menu);
    const next = level === was ? others : { ...others, [menu]: { level: level as Level, was } };
    put(next, Object.keys(edits).length === 0 ? item.version : version);
  };
  const differing = rows.filter(({ menu, level }) => {
    const edit = edits[menu];
    return edit !== undefined && level !== edit.was && level !== edit.level;
  });
  const see = (isMine: boolean) => {
    const given = new Set(isMine ? [] : differing.map(({ menu }) => menu));
    const left = Object.entries(edits).filter(([menu]) => !given.has(menu));
    const seen = left.map(([menu, edit]) => [menu, { ...edit, was: levelOf(menu) }]);
    put(Object.fromEntries(seen), item.version);
  };
  return { form, edits, set, drop, differing, see };
}

const sectionsOf = (rows: readonly GroupMenuCell[]) =>
  [...new Set(rows.map(({ section }) => section))].map((section) => ({
    name: section,
    lines: rows
      .filter((row) => row.section === section)
      .map(({ menu, name, text }) => ({ id: menu, name, text })),
  }));

/** What stands in the cell of a menu, with the roles by which members have it anyway. */
function useCells(rows: readonly GroupMenuCell[], edits: MenuDraft['edits']) {
  const say = useWords(accessWords);
  return (menu: string): MatrixCell => {
    const line = rows.find((one) => one.menu === menu);
    if (!line) return { value: 'none', options: [], isEdited: false };
    const edit = edits[menu]?.level;
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
