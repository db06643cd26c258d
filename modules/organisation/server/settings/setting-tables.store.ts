import { settingsMenus } from '@sarn/kernel';
import { countedUse } from '@sarn/platform-server';
import type { SettingChangeOf, SettingsTable, StoredSetting } from '@sarn/platform-server';
import {
  employeeTypeTable,
  positionLevelTable,
  positionPacks,
  positionTable,
  positionTypeTable,
  prefixTable,
  suffixTable,
} from '@sarn/person-terms/contract';
import { printLevels, printNamesWith, printPositions, printSuffixes } from './name-terms.store.ts';
import { sortPositions } from './position-sort.store.ts';

const centre = `/settings/${settingsMenus.centre}`;

/** People as they are listed where a row is used, with their present post. */
const peopleWhere = (condition: string): string =>
  `select concat_ws(' · ', m.prefix_th || m.first_name_th || ' ' || m.last_name_th, held.title) as text,
     '${centre}/employee-information?person=' || m.id as path
   from person m
   left join lateral (select concat_ws(' ', p.title_th, u.name_th) as title
     from post_holding h join post p on p.id = h.post_id join unit u on u.id = p.unit_id
     where h.person_id = m.id and not h.is_acting
     order by h.valid_to desc nulls first, p.sort limit 1) held on true
   where ${condition} order by m.first_name_th, m.last_name_th, m.id`;

/** Posts: the record of who holds one, else its unit. */
const postsWhere = (joined: string): string =>
  `select concat_ws(' · ', post.title_th || ' ' || u.name_th,
       m.prefix_th || m.first_name_th || ' ' || m.last_name_th) as text,
     coalesce('${centre}/employee-information?person=' || m.id,
       '${centre}/setup-organization?unit=' || u.id) as path
   from post ${joined} join unit u on u.id = post.unit_id
   left join lateral (select h.person_id from post_holding h
     where h.post_id = post.id and not h.is_acting and h.valid_to is null limit 1) held on true
   left join person m on m.id = held.person_id
   where n.code = asked.code order by u.sort_key, post.sort, post.id`;

/** Rows of another table of settings. */
const rowsWhere = (page: string, condition: string): string =>
  `select used.name_th as text, '${centre}/${page}?row=' || used.code as path
   from ${condition} order by used.sort, used.code`;

const people = { th: 'คน', en: 'people' };
const posts = { th: 'ตำแหน่ง', en: 'posts' };

/** The word of a level that is printed behind a position. */
const wordOf = ({ values }: StoredSetting): string =>
  typeof values['printed'] === 'string' ? values['printed'] : '';

/** Rows that were there before and still are. */
const changedRows = (changes: readonly SettingChangeOf[]) =>
  changes.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));

const codesOf = (rows: readonly { readonly after: StoredSetting }[]) =>
  rows.map(({ after }) => after.code);

/** The described tables of people and posts. */
export const organisationSettings: readonly SettingsTable[] = [
  {
    table: prefixTable,
    sqlTable: 'name_prefix',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'name-prefix.people' },
        rows: 'select 1 from person where prefixes @> array[asked.code]',
        shown: peopleWhere('m.prefixes @> array[asked.code]'),
      }),
    ],
    changed: (tx, changes) => printNamesWith(tx, codesOf(changedRows(changes))),
  },
  {
    table: suffixTable,
    sqlTable: 'name_suffix',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'name-suffix.people' },
        rows: 'select 1 from person where suffix = asked.code',
        shown: peopleWhere('m.suffix = asked.code'),
      }),
    ],
    changed: (tx, changes) => printSuffixes(tx, codesOf(changedRows(changes))),
  },
  {
    table: employeeTypeTable,
    sqlTable: 'employee_type',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'employee-type.people' },
        rows: 'select 1 from person where employee_type = asked.code',
        shown: peopleWhere('m.employee_type = asked.code'),
      }),
      {
        ...countedUse({
          place: 'position-type',
          label: { th: 'ประเภทตำแหน่ง', en: 'position types' },
          name: 'employee-type.position-types',
          rows: 'select 1 from position_type where employment = asked.code',
        }),
        // It holds the row; counted, the list would take ladders for people.
        counts: async () => new Map(),
      },
    ],
  },
  {
    table: positionTypeTable,
    sqlTable: 'position_type',
    uses: [
      countedUse({
        place: 'level',
        label: { th: 'ระดับ', en: 'levels' },
        name: 'position-type.levels',
        rows: 'select 1 from position_level where type = asked.code',
        shown: rowsWhere('position-level', 'position_level used where used.type = asked.code'),
      }),
      countedUse({
        place: 'position',
        label: { th: 'ชื่อตำแหน่ง', en: 'positions' },
        name: 'position-type.positions',
        rows: 'select 1 from "position" where type = asked.code',
        shown: rowsWhere('position-information', '"position" used where used.type = asked.code'),
      }),
    ],
  },
  {
    table: positionLevelTable,
    sqlTable: 'position_level',
    uses: [
      countedUse({
        ...{ place: 'post', label: posts, name: 'position-level.posts' },
        rows: `select 1 from post join position_level l on l.id = post.position_level_id
               where l.code = asked.code`,
        shown: postsWhere('join position_level n on n.id = post.position_level_id'),
      }),
    ],
    changed: (tx, changes) =>
      printLevels(
        tx,
        changedRows(changes).map(({ before, after }) => ({
          ...{ code: after.code, before: wordOf(before), after: wordOf(after) },
        })),
      ),
  },
  {
    table: positionTable,
    sqlTable: 'position',
    suggestions: positionPacks,
    uses: [
      countedUse({
        ...{ place: 'post', label: posts, name: 'position.posts' },
        rows: `select 1 from post join "position" n on n.id = post.position_id
               where n.code = asked.code`,
        shown: postsWhere('join "position" n on n.id = post.position_id'),
      }),
    ],
    async changed(tx, changes) {
      await sortPositions(
        tx,
        changes.flatMap(({ after }) => (after ? [after] : [])),
      );
      await printPositions(
        tx,
        changedRows(changes).map(({ before, after }) => ({
          ...{ code: after.code, before: before.nameTh, after: after.nameTh },
        })),
      );
    },
  },
];
