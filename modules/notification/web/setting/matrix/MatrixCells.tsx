import { isLocked } from '@sarn/notification/contract';
import type { MatrixModule, MatrixRow, NoticeWay } from '@sarn/notification/contract';
import { useWords } from '@sarn/platform-web';
import { settingWords } from '../words/setting-words.ts';
import { CellMenu } from './CellMenu.tsx';
import { useMatrixNames } from './matrix-board.ts';
import type { MatrixBoard } from './matrix-board.ts';
import {
  isEdited,
  levelOfModule,
  levelOfRow,
  moduleKey,
  setCell,
  setModule,
} from './matrix-draft.ts';

interface CellProps extends MatrixBoard {
  readonly module: MatrixModule;
  readonly way: NoticeWay;
  readonly isOutOfTabOrder?: boolean;
}

/** What holds for all events of a module that have no level of their own. */
export function ModuleCell({ isOutOfTabOrder = false, ...props }: CellProps) {
  const { matrix, edits, module, way, onEdit } = props;
  const say = useWords(settingWords);
  const names = useMatrixNames();
  const apart = matrix.rows.filter(
    (row) =>
      row.module === module.module &&
      !isLocked(way, row.isWork) &&
      levelOfRow(edits, row, way, module).isOwn,
  ).length;
  return (
    <CellMenu
      name={say('matrix.cellOfModule', { module: names.nameOf(module), way: names.way(way) })}
      level={levelOfModule(edits, module, way)}
      isEdited={isEdited(edits, moduleKey(module.module, way))}
      note={apart > 0 ? say('matrix.apart', { count: apart }) : undefined}
      isOutOfTabOrder={isOutOfTabOrder}
      onSet={(level) => {
        if (level === null) return;
        onEdit((known) => setModule(known, matrix, { module: module.module, way, level }));
      }}
    />
  );
}

/** One event for one role by one way. */
export function RowCell({
  isOutOfTabOrder = false,
  ...props
}: CellProps & { readonly row: MatrixRow }) {
  const { edits, module, row, way, onEdit } = props;
  const say = useWords(settingWords);
  const names = useMatrixNames();
  const { level, isOwn } = levelOfRow(edits, row, way, module);
  const about = { event: names.nameOf(row), role: names.role(row), way: names.way(way) };
  return (
    <CellMenu
      name={say('matrix.cellOf', about)}
      level={level}
      isLocked={isLocked(way, row.isWork)}
      isEdited={isEdited(edits, { ...row, way })}
      module={{ level: levelOfModule(edits, module, way), isOwn }}
      isOutOfTabOrder={isOutOfTabOrder}
      onSet={(chosen) =>
        onEdit((known) => setCell(known, { ...row, way }, chosen, row.levels[way]))
      }
    />
  );
}
