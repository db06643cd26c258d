import { isResolved, neighbourOf } from '@sarn/minutes/contract';
import type { AgendaItem } from '@sarn/minutes/contract';
import { resolutionWord } from '@sarn/pdf/contract';
import { IconButton, Menu, useWords } from '@sarn/platform-web';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import { minutesWords } from '../words/minutes-words.ts';
import { AgendaCell } from './AgendaCell.tsx';

interface AgendaRowProps {
  readonly item: AgendaItem;
  readonly at: number;
  readonly items: readonly AgendaItem[];
  /** The caret is in its text. */
  readonly isHere: boolean;
  readonly onTitle: (title: string) => void;
  readonly onResolution: (which: number, text: string) => void;
  readonly onShow: () => void;
  /** Brings the focus to a field of a row. */
  readonly onFocus: (row: number, field: string) => void;
  /** @param field to which the focus goes in its new place */
  readonly onShift: (by: -1 | 1, field: string) => void;
  readonly onRemove: () => void;
}

/** An item: number, title and what was resolved, typed in their places. */
export function AgendaRow(props: AgendaRowProps) {
  const { item, at, isHere, onTitle, onResolution, onShow, onFocus, onShift } = props;
  const say = useWords(minutesWords);
  const { number, depth, blocks } = item;
  const cell = {
    onShift,
    onNext: (field: string) =>
      field === 'title' ? onFocus(at, 'resolution-0') : onFocus(at + 1, 'title'),
  };
  const shown = item.resolutions.length > 0 ? item.resolutions.map(({ text }) => text) : [''];
  // One with items below it is resolved in these.
  const isAsked = item.resolutions.length > 0 || !isResolved(item);
  return (
    <li
      className="minutes-item"
      data-row={at}
      data-depth={Math.min(depth, 3)}
      data-here={isHere || undefined}
      // What stands beside the form shows where it is on the page.
      data-tells="body"
      data-tells-from={blocks.from}
      data-tells-to={blocks.to}
    >
      <button type="button" className="minutes-number" onClick={onShow} title={say('show')}>
        {say('item', { number })}
      </button>
      <div className="minutes-cells">
        <AgendaCell
          {...{ ...cell, field: 'title', value: item.title, name: say('titleOf', { number }) }}
          placeholder={say('title')}
          onText={onTitle}
        />
        {isAsked &&
          shown.map((text, which) => (
            // The place is what a resolution is known by.
            <span
              key={which}
              className="minutes-resolution"
              data-open={text.trim() === '' || undefined}
            >
              <span aria-hidden="true">{resolutionWord}</span>
              <AgendaCell
                {...{ ...cell, field: `resolution-${which}`, value: text }}
                name={say('resolutionOf', { number })}
                placeholder={say('noResolution')}
                onText={(next) => onResolution(which, next)}
              />
            </span>
          ))}
      </div>
      <ItemMenu {...props} />
    </li>
  );
}

function ItemMenu({ item, items, onShift, onRemove }: AgendaRowProps) {
  const say = useWords(minutesWords);
  const name = say('itemMenu', { number: item.number });
  return (
    <Menu
      aria-label={name}
      trigger={
        <IconButton size="s" aria-label={name} data-field="more">
          <EllipsisVertical size={16} />
        </IconButton>
      }
      entries={[
        {
          ...{ id: 'up', label: say('up'), icon: <ArrowUp size={16} />, shortcut: 'Alt+↑' },
          ...{
            isDisabled: neighbourOf(items, item, -1) === null,
            onAction: () => onShift(-1, 'more'),
          },
        },
        {
          ...{ id: 'down', label: say('down'), icon: <ArrowDown size={16} />, shortcut: 'Alt+↓' },
          ...{
            isDisabled: neighbourOf(items, item, 1) === null,
            onAction: () => onShift(1, 'more'),
          },
        },
        {
          ...{ id: 'remove', label: say('removeThis'), icon: <Trash2 size={16} /> },
          ...{ isDanger: true, onAction: onRemove },
        },
      ]}
    />
  );
}
