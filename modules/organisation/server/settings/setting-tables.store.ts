import { countedUse } from '@sarn/platform-server';
import type { SettingsTable } from '@sarn/platform-server';
import {
  employeeTypeTable,
  positionLevelTable,
  positionTable,
  positionTypeTable,
  prefixTable,
  suffixTable,
} from '../../contract/index.ts';
import { sortPosition } from './position-sort.store.ts';

const people = { th: 'คน', en: 'people' };
const posts = { th: 'ตำแหน่ง', en: 'posts' };

/** The described tables of people and posts. */
export const organisationSettings: readonly SettingsTable[] = [
  {
    table: prefixTable,
    sqlTable: 'name_prefix',
    uses: [
      countedUse({
        ...{ place: 'person', label: people, name: 'name-prefix.people' },
        // People keep the words of their prefix, so that a later name of it changes nobody.
        rows: `select 1 from person join name_prefix p on p.name_th = person.prefix_th
               where p.code = asked.code`,
      }),
    ],
  },
  { table: suffixTable, sqlTable: 'name_suffix' },
  { table: employeeTypeTable, sqlTable: 'employee_type' },
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
  },
  {
    table: positionTable,
    sqlTable: 'position',
    uses: [
      countedUse({
        ...{ place: 'post', label: posts, name: 'position.posts' },
        rows: `select 1 from post join "position" n on n.id = post.position_id
               where n.code = asked.code`,
      }),
    ],
    changed: async (tx, { after }) => {
      if (after) await sortPosition(tx, after.code, after.nameTh);
    },
  },
];
