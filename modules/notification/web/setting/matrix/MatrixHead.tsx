import { noticeWays } from '@sarn/notification/contract';
import { VisuallyHidden, useWords } from '@sarn/platform-web';
import { settingWords } from '../words/setting-words.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { useMatrixNames, useWayState, wayIcons } from './matrix-board.ts';
import type { MatrixBoard } from './matrix-board.ts';
import { setColumn } from './matrix-draft.ts';

/** The ways, how they do now, and the choice for all events. */
export function MatrixHead({ matrix, channels, onEdit }: MatrixBoard) {
  const say = useWords(settingWords);
  const names = useMatrixNames();
  const stateOf = useWayState(channels);
  return (
    <thead>
      <tr>
        <th scope="col">{say('matrix.corner')}</th>
        {noticeWays.map((way) => {
          const Icon = wayIcons[way];
          const { text, isWarning } = stateOf(way);
          return (
            <th key={way} scope="col" className="notice-way">
              <span className="notice-way-name">
                <Icon size={16} aria-hidden="true" /> {names.shortWay(way)}
              </span>
              <span className={isWarning ? 'notice-way-warning' : 's-small s-muted'}>{text}</span>
              <BulkMenu
                isNamed
                label={say('matrix.bulkColumn', { name: names.way(way) })}
                onSet={(level) => onEdit((known) => setColumn(known, matrix, way, level))}
              />
            </th>
          );
        })}
        <th scope="col" className="notice-whole">
          <VisuallyHidden>{say('matrix.wholeRow')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
