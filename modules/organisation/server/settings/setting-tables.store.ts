import { countedUse } from '@sarn/platform-server';
import type { SettingsTable, StoredSetting } from '@sarn/platform-server';
import {
  employeeTypeTable,
  positionLevelTable,
  positionPacks,
  positionTable,
  positionTypeTable,
  prefixTable,
  suffixTable,
} from '@sarn/person-terms/contract';
import { printLevel, printNamesWith, printPosition, printSuffix } from './name-terms.store.ts';
import { sortPosition } from './position-sort.store.ts';

const people = { th: 'คน', en: 'people' };
const posts = { th: 'ตำแหน่ง', en: 'posts' };

/** The word of a level that is printed behind a position. */
const wordOf = ({ values }: StoredSetting): string =>
  typeof values['printed'] === 'string' ? values['printed'] : '';

/** The described tables of people and posts. */
export const organisationSettings: readonly SettingsTable[] = [
  {
    table: prefixTable,
    sqlTable: 'name_prefix',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'name-prefix.people' },
        rows: 'select 1 from person where prefixes @> array[asked.code]',
      }),
    ],
    changed: async (tx, { before, after }) => {
      if (before && after) await printNamesWith(tx, after.code);
    },
  },
  {
    table: suffixTable,
    sqlTable: 'name_suffix',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'name-suffix.people' },
        rows: 'select 1 from person where suffix = asked.code',
      }),
    ],
    changed: async (tx, { before, after }) => {
      if (before && after) await printSuffix(tx, after.code);
    },
  },
  {
    table: employeeTypeTable,
    sqlTable: 'employee_type',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'employee-type.people' },
        rows: 'select 1 from person where employee_type = asked.code',
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
      }),
      countedUse({
        place: 'position',
        label: { th: 'ชื่อตำแหน่ง', en: 'positions' },
        name: 'position-type.positions',
        rows: 'select 1 from "position" where type = asked.code',
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
      }),
    ],
    changed: async (tx, { before, after }) => {
      if (before && after) await printLevel(tx, after.code, wordOf(before), wordOf(after));
    },
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
      }),
    ],
    changed: async (tx, { before, after }) => {
      if (!after) return;
      await sortPosition(tx, after.code, after.nameTh);
      if (before) await printPosition(tx, after.code, before.nameTh, after.nameTh);
    },
  },
];
