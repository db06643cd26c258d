import { attendanceLists } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList } from '@sarn/minutes/contract';
import { IconButton, Menu, useWords } from '@sarn/platform-web';
import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  EllipsisVertical,
  GripVertical,
  X,
} from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { minutesWords } from '../words/minutes-words.ts';
import type { useDragOrder } from './use-drag-order.ts';

type Order = ReturnType<typeof useDragOrder>;

interface AttendeeRowProps {
  readonly list: AttendanceList;
  readonly one: Attendee;
  readonly at: number;
  readonly count: number;
  readonly drop: ReturnType<Order['dropAt']>;
  readonly grip: ReturnType<Order['grip']>;
  readonly onChange: (part: Partial<Attendee>) => void;
  readonly onPlace: (to: number) => void;
  readonly onRemove: () => void;
  readonly onGive: (other: AttendanceList) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const fields = ['name', 'post', 'remark'] as const;

/** A person: name, post and remark, typed in their places. */
export function AttendeeRow(props: AttendeeRowProps) {
  const { list, one, at, drop, grip, onChange, onKey, onPaste } = props;
  const say = useWords(minutesWords);
  return (
    <li className="minutes-person" data-row={at} data-drop={drop}>
      <span className="minutes-grip" aria-hidden="true" {...grip}>
        <GripVertical size={16} />
      </span>
      <span className="minutes-place">{at + 1}</span>
      <span className="minutes-cells">
        {fields.map((field) => (
          <textarea
            key={field}
            className="minutes-cell"
            data-field={field}
            rows={1}
            maxLength={300}
            aria-label={say('cell', {
              field: say(field === 'remark' ? `remark.${list}` : field),
              place: at + 1,
            })}
            placeholder={say(field === 'remark' ? `remark.${list}` : field)}
            value={one[field]}
            onChange={({ target }) =>
              onChange({ [field]: target.value.replaceAll(/[\r\n]+/g, ' ') })
            }
            onKeyDown={onKey}
            onPaste={onPaste}
          />
        ))}
      </span>
      <RowActions {...props} />
    </li>
  );
}

function RowActions({ list, one, at, count, onPlace, onRemove, onGive }: AttendeeRowProps) {
  const say = useWords(minutesWords);
  const name = one.name || one.post || say('row', { place: at + 1 });
  return (
    <>
      <Menu
        aria-label={say('more', { name })}
        trigger={
          <IconButton size="s" aria-label={say('more', { name })} data-field="more">
            <EllipsisVertical size={16} />
          </IconButton>
        }
        entries={[
          ...attendanceLists
            .filter((other) => other !== list)
            .map((other) => ({
              id: other,
              label: say('moveTo', { list: say(other) }),
              icon: <ArrowRightLeft size={16} />,
              onAction: () => onGive(other),
            })),
          {
            ...{ id: 'up', label: say('up'), icon: <ArrowUp size={16} />, shortcut: 'Alt+↑' },
            ...{ isDisabled: at === 0, onAction: () => onPlace(at - 1) },
          },
          {
            ...{ id: 'down', label: say('down'), icon: <ArrowDown size={16} />, shortcut: 'Alt+↓' },
            ...{ isDisabled: at === count - 1, onAction: () => onPlace(at + 1) },
          },
        ]}
      />
      <IconButton size="s" aria-label={say('remove', { name })} onPress={onRemove}>
        <X size={16} />
      </IconButton>
    </>
  );
}
