import { useWords } from '@sarn/platform-web';
import { NamedIcon } from '@sarn/portal/web';
import { Found } from '@sarn/search/web';
import { Suspense, useEffect } from 'react';
import { paletteGroups } from './palette-item.ts';
import type { PaletteItem } from './palette-item.ts';
import { paletteWords } from './words/palette-words.ts';

/** Id of the line of an item, for `aria-activedescendant`. */
export const optionId = (listId: string, { key }: PaletteItem): string =>
  `${listId}-${key.replace(/[^\w-]/g, '_')}`;

interface PaletteListProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly chosen: PaletteItem | undefined;
  /** False while Enter searches for a short text. */
  readonly isOpenedByEnter: boolean;
  /** What was typed; it is marked in the lines. */
  readonly search: string;
  readonly onOpen: (item: PaletteItem, isNewTab: boolean) => void;
  readonly onClear: () => void;
}

/** The lines under the headings of their groups. */
export function PaletteList(props: PaletteListProps) {
  const { id, items, chosen, isOpenedByEnter, search, onOpen, onClear } = props;
  const say = useWords(paletteWords);
  const chosenId = chosen && optionId(id, chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  const groups = paletteGroups.filter((group) => items.some((item) => item.group === group));
  return (
    <>
      <div role="listbox" id={id} aria-label={say('title')} className="palette-list">
        {groups.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="palette-group" role="presentation">
              {say(`group.${group}`)}
            </p>
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                // The keys are handled by the field, which keeps the focus.
                <button
                  type="button"
                  tabIndex={-1}
                  key={item.key}
                  id={optionId(id, item)}
                  role="option"
                  aria-selected={item === chosen}
                  className="palette-item"
                  onClick={(event) => onOpen(item, event.ctrlKey || event.metaKey)}
                >
                  <span className="palette-icon" aria-hidden="true">
                    <Suspense>
                      <NamedIcon name={item.icon} size={18} />
                    </Suspense>
                  </span>
                  <span className="palette-text">
                    <span className="palette-title">
                      <Found text={item.title} search={search} />
                    </span>
                    {item.hint && (
                      <span className="palette-hint">
                        <Found text={item.hint} search={search} />
                      </span>
                    )}
                  </span>
                  {isOpenedByEnter && <kbd aria-hidden="true">Enter</kbd>}
                </button>
              ))}
          </div>
        ))}
      </div>
      {groups.includes('recent') && (
        <button type="button" className="palette-all" onClick={onClear}>
          {say('clear')}
        </button>
      )}
    </>
  );
}
