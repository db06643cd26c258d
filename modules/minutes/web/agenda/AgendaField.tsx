import {
  agendaOf,
  formerMeetingNo,
  isEmptyText,
  isResolved,
  standardAgenda,
  withResolution,
  withTitle,
} from '@sarn/minutes/contract';
import type { TextNode } from '@sarn/minutes/contract';
import { Button, useWords } from '@sarn/platform-web';
import { ListPlus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { minutesWords } from '../words/minutes-words.ts';
import { AgendaRow } from './AgendaRow.tsx';
import { useAgendaActs } from './use-agenda-acts.ts';
import { useCaretBlock } from './use-caret-block.ts';
import '../minutes.css';

interface AgendaFieldProps {
  /** The text of the report, which the rows are made of. */
  readonly text: TextNode;
  /** Puts another text in its place. */
  readonly onChange: (text: TextNode) => void;
  /** Brings the caret to a block of the text. */
  readonly onShow: (block: number) => void;
  readonly meetingNo: string;
}

/** The agenda as rows over the text below it: what is typed in one of them is at once in the other. */
export function AgendaField({ text, onChange, onShow, meetingNo }: AgendaFieldProps) {
  const say = useWords(minutesWords);
  const label = useId();
  const rows = useRef<HTMLOListElement>(null);
  const caret = useCaretBlock(rows);
  const items = agendaOf(text);
  const open = items.filter((item) => !isResolved(item)).length;
  const { focus, shift, remove, add } = useAgendaActs({ text, items, onChange }, rows);
  return (
    <div className="s-field minutes-agenda" role="group" aria-labelledby={label}>
      <span className="minutes-heading">
        <span id={label} className="s-label">
          {say('agenda')}
        </span>
        <span className="s-muted s-small" role="status">
          {items.length > 0 && open > 0 && say('unresolved', { count: open })}
        </span>
      </span>
      <div className="minutes-box">
        {items.length === 0 && <p className="minutes-empty s-muted">{say('noAgenda')}</p>}
        <ol ref={rows} className="minutes-items">
          {items.map((item, at) => (
            <AgendaRow
              // As those of people: the place is what a row is known by.
              key={at}
              {...{ item, at, items }}
              isHere={caret !== null && caret >= item.at && caret < item.end}
              onTitle={(title) => onChange(withTitle(text, item, title))}
              onResolution={(which, said) => onChange(withResolution(text, item, which, said))}
              onShow={() => onShow(item.at)}
              onFocus={focus}
              onShift={(by, field) => shift(item, by, field)}
              onRemove={() => void remove(item)}
            />
          ))}
        </ol>
        <div className="minutes-add-item">
          <Button size="s" variant="ghost" icon={<Plus size={16} />} onPress={() => add([''])}>
            {say('addItem')}
          </Button>
          {isEmptyText(text) && (
            <Button
              size="s"
              variant="ghost"
              icon={<ListPlus size={16} />}
              onPress={() => add(standardAgenda(formerMeetingNo(meetingNo)))}
            >
              {say('standard')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
