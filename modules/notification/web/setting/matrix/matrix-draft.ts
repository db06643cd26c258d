import { everyRole, levelOf, isLocked, moduleEvent, noticeWays } from '@sarn/notification/contract';
import type {
  CellRole,
  Matrix,
  MatrixCell,
  MatrixModule,
  MatrixRow,
  NoticeLevel,
  NoticeWay,
} from '@sarn/notification/contract';

/** A cell that was chosen here, with what it was when it was read. */
export interface CellEdit {
  readonly event: string;
  readonly role: CellRole;
  readonly way: NoticeWay;
  /** null: as the module. */
  readonly level: NoticeLevel | null;
  readonly seen: NoticeLevel | null;
}
type CellKey = Pick<CellEdit, 'event' | 'role' | 'way'>;

export type Edits = Readonly<Record<string, CellEdit>>;
export const noEdits: Edits = {};

const keyOf = ({ event, role, way }: CellKey): string => `${event} ${role} ${way}`;

export const moduleKey = (module: string, way: NoticeWay): CellKey => ({
  ...{ event: moduleEvent(module), role: everyRole, way },
});

/** Cells that differ from what was read. */
export const changedIn = (edits: Edits): readonly CellEdit[] =>
  Object.values(edits).filter(({ level, seen }) => level !== seen);

export const isEdited = (edits: Edits, key: CellKey): boolean => {
  const edit = edits[keyOf(key)];
  return edit !== undefined && edit.level !== edit.seen;
};

/** What stands in a cell of its own: as chosen here, else as it was read. */
const ownLevel = (edits: Edits, key: CellKey, read: NoticeLevel | null): NoticeLevel | null => {
  const edit = edits[keyOf(key)];
  return edit ? edit.level : read;
};

export const levelOfModule = (edits: Edits, { module, levels }: MatrixModule, way: NoticeWay) =>
  ownLevel(edits, moduleKey(module, way), levels[way]) ?? levels[way];

/** What holds in a cell of an event, and whether it is its own level. */
export function levelOfRow(
  edits: Edits,
  row: MatrixRow,
  way: NoticeWay,
  module: MatrixModule,
): { readonly level: NoticeLevel; readonly isOwn: boolean } {
  const own = ownLevel(edits, { ...row, way }, row.levels[way]);
  const ofModule = levelOfModule(edits, module, way);
  return { level: levelOf(way, row.isWork, { own, ofModule }), isOwn: own !== null };
}

/** Choosing a cell; what it was when it was read first stays known. */
export function setCell(
  edits: Edits,
  { event, role, way }: CellKey,
  level: NoticeLevel | null,
  read: NoticeLevel | null,
): Edits {
  const key = keyOf({ event, role, way });
  const { [key]: former, ...others } = edits;
  const seen = former ? former.seen : read;
  return level === seen ? others : { ...others, [key]: { event, role, way, level, seen } };
}

/** Sets a way of a whole module: its level, and no event of it has another. */
export function setModule(
  edits: Edits,
  { modules, rows }: Matrix,
  { module, way, level }: { module: string; way: NoticeWay; level: NoticeLevel },
): Edits {
  const known = modules.find((one) => one.module === module);
  if (!known) return edits;
  const base = setCell(edits, moduleKey(module, way), level, known.levels[way]);
  return rows
    .filter((row) => row.module === module)
    .reduce((all, row) => setCell(all, { ...row, way }, null, row.levels[way]), base);
}

/** Sets all ways of a row that can be set. */
export const setRow = (edits: Edits, row: MatrixRow, level: NoticeLevel): Edits =>
  noticeWays
    .filter((way) => !isLocked(way, row.isWork))
    .reduce((all, way) => setCell(all, { ...row, way }, level, row.levels[way]), edits);

/** Sets a way of all events. */
export const setColumn = (edits: Edits, matrix: Matrix, way: NoticeWay, level: NoticeLevel) =>
  matrix.modules.reduce((all, { module }) => setModule(all, matrix, { module, way, level }), edits);

/** The edits over a matrix that was read anew: each knows what is saved now. */
export function editsOver(edits: Edits, now: Matrix, whose: 'theirs' | 'mine'): Edits {
  return Object.fromEntries(
    Object.entries(edits).map(([key, edit]) => {
      const saved = readIn(now, edit);
      // Where only one side changed a cell, that side holds.
      const isMine = whose === 'mine' || saved === edit.seen;
      return [key, { ...edit, seen: saved, level: isMine ? edit.level : saved }];
    }),
  );
}

function readIn({ modules, rows }: Matrix, { event, role, way }: CellKey): NoticeLevel | null {
  if (role === everyRole) {
    return modules.find(({ module }) => moduleEvent(module) === event)?.levels[way] ?? null;
  }
  return rows.find((row) => row.event === event && row.role === role)?.levels[way] ?? null;
}

const cellOf = ({ event, role, way }: CellEdit, level: NoticeLevel | null): MatrixCell => ({
  ...{ event, role, way, level },
});

/** What is sent: the changed cells, and what they were. */
export const toInput = (edits: Edits) => {
  const changed = changedIn(edits);
  return {
    cells: changed.map((edit) => cellOf(edit, edit.level)),
    seen: changed.map((edit) => cellOf(edit, edit.seen)),
  };
};

/** The rows that the filters leave, by module; own work first. */
export function shownIn(
  { modules, rows }: Matrix,
  { text, role }: { readonly text: string; readonly role: string },
): readonly { readonly module: MatrixModule; readonly rows: readonly MatrixRow[] }[] {
  const sought = text.trim().toLocaleLowerCase();
  const isSought = (row: MatrixRow, module: MatrixModule) =>
    [row.nameTh, row.nameEn, module.nameTh, module.nameEn].some((name) =>
      name.toLocaleLowerCase().includes(sought),
    );
  return modules
    .map((module) => ({
      module,
      rows: rows
        .filter(
          (row) =>
            row.module === module.module &&
            (role === '' || row.role === role) &&
            isSought(row, module),
        )
        .toSorted((one, other) => Number(other.isWork) - Number(one.isWork)),
    }))
    .filter((group) => group.rows.length > 0);
}

/** Headings inside a module. */
export const partOf = ({ isWork }: MatrixRow): 'work' | 'news' => (isWork ? 'work' : 'news');

/** Whether a heading stands above the row. */
export const beginsPart = (rows: readonly MatrixRow[], at: number): boolean => {
  const [row, former] = [rows[at], rows[at - 1]];
  return row !== undefined && (former === undefined || partOf(former) !== partOf(row));
};
