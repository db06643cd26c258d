import { noticeWays } from '@sarn/notification/contract';
import type { NoticeWay } from '@sarn/notification/contract';
import { Button, Select, useWords } from '@sarn/platform-web';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { settingWords } from '../words/setting-words.ts';
import { ModuleCell, RowCell } from './MatrixCells.tsx';
import { useMatrixNames, useWayState } from './matrix-board.ts';
import type { MatrixBoard } from './matrix-board.ts';
import { beginsPart, partOf } from './matrix-draft.ts';

/** The matrix on a narrow screen: one way is chosen, and each event is a card. */
export function MatrixCards(board: MatrixBoard) {
  const { groups, folded, channels, onFold } = board;
  const say = useWords(settingWords);
  const names = useMatrixNames();
  const stateOf = useWayState(channels);
  const [way, setWay] = useState<NoticeWay>('email');
  return (
    <div className="s-matrix-cards">
      <Select
        label={say('matrix.way')}
        options={noticeWays.map((one) => ({
          ...{ value: one, label: names.way(one), hint: stateOf(one).text },
        }))}
        value={way}
        onChange={setWay}
      />
      {groups.map(({ module, rows }) => {
        const isOpen = !folded.has(module.module);
        const Sign = isOpen ? ChevronDown : ChevronRight;
        return (
          <section key={module.module}>
            <div className="s-matrix-card notice-card-module">
              <Button
                variant="ghost"
                className="notice-fold"
                icon={<Sign size={16} aria-hidden="true" />}
                aria-expanded={isOpen}
                onPress={() => onFold(module.module)}
              >
                {say('matrix.module', { name: names.nameOf(module), count: rows.length })}
              </Button>
              <ModuleCell {...board} module={module} way={way} />
            </div>
            {isOpen &&
              rows.map((row, index) => (
                <Fragment key={`${row.event} ${row.role}`}>
                  {beginsPart(rows, index) && (
                    <p className="s-matrix-card-group">{say(`matrix.part.${partOf(row)}`)}</p>
                  )}
                  <div className="s-matrix-card">
                    <span className="notice-card-name">
                      {names.nameOf(row)}
                      <span className="s-small s-muted">{names.role(row)}</span>
                    </span>
                    <RowCell {...board} module={module} row={row} way={way} />
                  </div>
                </Fragment>
              ))}
          </section>
        );
      })}
    </div>
  );
}
