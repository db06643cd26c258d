import {
  CheckboxField,
  ErrorSummary,
  IconButton,
  SearchField,
  Skeleton,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { UnitNode } from '@sarn/organisation/contract';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pickerWords } from './picker-words.ts';
import { useUnits } from './people.client.ts';
import { openedAtFirst, shownUnits } from './unit-tree.ts';
import type { ShownUnit } from './unit-tree.ts';
import './picker.css';

interface UnitTreeProps {
  readonly label: string;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (unit: UnitNode, isChosen: boolean) => void;
}

/** The units of the agency with checkboxes; found by name, by code or by opening the tree. */
export function UnitTree({ label, chosen, onToggle }: UnitTreeProps) {
  const say = useWords(pickerWords);
  const units = useUnits();
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const rows = useMemo(() => units.data ?? [], [units.data]);
  const opened = useMemo(() => changed ?? openedAtFirst(rows), [changed, rows]);
  const shown = useMemo(() => shownUnits(rows, opened, text), [rows, opened, text]);
  const toggleOpen = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  return (
    <div className="picker-tree" role="group" aria-label={label}>
      <SearchField
        label={say('findUnit')}
        isLabelHidden
        placeholder={say('findUnit')}
        value={text}
        onSearch={setText}
        delayMs={200}
      />
      <ErrorSummary error={units.error} onRetry={() => void units.refetch()} />
      {units.isPending && <Skeleton kind="rows" count={5} />}
      <ul className="picker-tree-list">
        {shown.map((row) => (
          <UnitRow
            key={row.unit.id}
            row={row}
            isChosen={chosen.has(row.unit.id)}
            isOpen={opened.has(row.unit.id)}
            isFlat={text !== ''}
            onToggle={onToggle}
            onOpen={toggleOpen}
          />
        ))}
      </ul>
      {units.data && shown.length === 0 && <p className="s-muted">{say('noUnit')}</p>}
    </div>
  );
}

interface UnitRowProps {
  readonly row: ShownUnit;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly isFlat: boolean;
  readonly onToggle: (unit: UnitNode, isChosen: boolean) => void;
  readonly onOpen: (id: string) => void;
}

function UnitRow({ row, isChosen, isOpen, isFlat, onToggle, onOpen }: UnitRowProps) {
  const say = useWords(pickerWords);
  const language = useLanguage();
  const { unit } = row;
  const name = language === 'en' && unit.nameEn ? unit.nameEn : unit.nameTh;
  return (
    <li className="picker-tree-row" style={{ paddingInlineStart: isFlat ? 0 : unit.depth * 20 }}>
      {row.hasChildren ? (
        <IconButton
          size="s"
          aria-label={say(isOpen ? 'fold' : 'unfold', { name })}
          onPress={() => onOpen(unit.id)}
        >
          {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
        </IconButton>
      ) : (
        !isFlat && <span className="picker-tree-gap" />
      )}
      <CheckboxField
        isSelected={isChosen}
        onChange={(chosen) => onToggle(unit, chosen)}
        hint={row.above || undefined}
      >
        {name}
      </CheckboxField>
    </li>
  );
}
