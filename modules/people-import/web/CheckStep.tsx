import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import type { ImportDetail } from '../contract/index.ts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { DiscardButton } from './DiscardButton.tsx';
import { FoundRows } from './FoundRows.tsx';
import { useErrorSheet, useImportRows } from './import.client.ts';
import { shownRows } from './rows-address.ts';
import type { AskedRows } from './rows-address.ts';
import { countOf, tiles } from './tiles.ts';
import type { Tile } from './tiles.ts';
import { importWords } from './words/import-words.ts';

interface CheckStepProps {
  readonly item: ImportDetail;
  readonly asked: AskedRows;
  readonly onColumns: () => void;
  readonly onChanges: () => void;
  readonly onDiscarded: () => void;
}

/** What was found in the rows, group by group. */
export function CheckStep({ item, asked, onColumns, onChanges, onDiscarded }: CheckStepProps) {
  const say = useWords(importWords);
  const first = tiles.toReversed().find((tile) => tile !== 'same' && countOf(item, tile) > 0);
  // What was corrected leaves its group: the shown one stays while it is worked on.
  const [usual] = useState<Tile>(first ?? 'same');
  const shown = shownRows(asked, tiles, usual);
  // The rows of the card below, which move the button when they come: a press in that moment is lost.
  const rows = useImportRows({ id: item.id, filter: first ?? 'same', page: 1 });
  const sheet = useErrorSheet();
  const enters = countOf(item, 'new') + countOf(item, 'changed');
  return (
    <>
      <Tiles item={item} chosen={shown.rows} onChoose={shown.showRows} />
      {item.unasked.length > 0 && (
        <p className="people-import-note">
          <span>{say('unasked', { names: item.unasked.join(', ') })}</span>
          <Button variant="ghost" size="s" onPress={onColumns}>
            {say('changeColumns')}
          </Button>
        </p>
      )}
      <ErrorSummary error={sheet.error} isFocused />
      <FoundRows
        key={shown.rows}
        item={item}
        tile={shown.rows}
        page={shown.page}
        onPage={shown.showPage}
        onSheet={() => sheet.mutate(item.id)}
        isSheetPending={sheet.isPending}
      />
      <div className="people-import-foot">
        <span className="s-muted">{say('oneTransaction')}</span>
        <div className="people-import-bar">
          {item.unasked.length === 0 && (
            <Button variant="ghost" onPress={onColumns}>
              {say('changeColumns')}
            </Button>
          )}
          <DiscardButton item={item} onDone={onDiscarded} />
          <Button
            variant="primary"
            isDisabled={enters === 0 || !rows.data}
            icon={<ArrowRight size={18} />}
            onPress={onChanges}
          >
            {enters === 0 ? say('nothing') : say('toChanges', { count: enters })}
          </Button>
        </div>
      </div>
    </>
  );
}

interface TilesProps {
  readonly item: ImportDetail;
  readonly chosen: Tile;
  readonly onChoose: (tile: Tile) => void;
}

/** How many rows each group has; one group is chosen. */
function Tiles({ item, chosen, onChoose }: TilesProps) {
  const say = useWords(importWords);
  return (
    <div className="people-import-tiles" role="group" aria-label={say('step.check')}>
      {tiles.map((tile) => (
        <button
          key={tile}
          type="button"
          className="people-import-tile"
          data-tile={tile}
          aria-pressed={tile === chosen}
          onClick={() => onChoose(tile)}
        >
          <strong>{countOf(item, tile)}</strong>
          <span>{say(`tile.${tile}`)}</span>
        </button>
      ))}
    </div>
  );
}
