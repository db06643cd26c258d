import { Badge, cls, useLanguage, useWords } from '@sarn/platform-web';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { unitsWords } from '../words/units-words.ts';
import type { KeyboardEvent } from 'react';
import type { ShownUnit } from './tree-rows.ts';
import type { UnitTreeState } from './use-unit-tree.ts';

interface TreeRowProps {
  readonly line: ShownUnit;
  readonly tree: UnitTreeState;
  readonly isMovable: boolean;
  /** Keys of the whole tree. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One unit: its name, short name and letter code, and how many people are in it and below. */
export function TreeRow({ line, tree, isMovable, onKeyDown }: TreeRowProps) {
  const say = useWords(unitsWords);
  const language = useLanguage();
  const { unit, level, isOpen } = line;
  const { moving } = tree;
  const isLeaving = moving?.unitId === unit.id;
  const isAim = moving?.to?.id === unit.id;
  const name = (language === 'en' && unit.nameEn) || unit.nameTh;
  const isDraggable = isMovable && unit.parentId !== null;
  return (
    <>
      <li
        role="treeitem"
        data-unit={unit.id}
        aria-level={level}
        aria-posinset={line.place}
        aria-setsize={line.of}
        aria-selected={tree.chosenId === unit.id}
        aria-expanded={unit.children > 0 ? isOpen : undefined}
        aria-busy={line.isLoading}
        tabIndex={tree.activeId === unit.id ? 0 : -1}
        className={cls('units-line', isLeaving && 'units-line-leaving', isAim && 'units-line-aim')}
        style={{ paddingInlineStart: indentOf(level) }}
        draggable={isDraggable}
        onKeyDown={onKeyDown}
        onClick={() => tree.choose(unit.id)}
        onFocus={() => tree.go(unit.id)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', unit.nameTh);
          tree.cut(unit);
        }}
        onDragOver={(event) => {
          if (moving && !isLeaving) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          tree.drop(unit);
        }}
      >
        <Fold line={line} onToggle={() => tree.toggle(unit.id)} />
        <span className="units-line-name">
          <span className={cls(level <= 2 && 'units-line-high')}>{name}</span>{' '}
          <span className="s-muted units-line-code">
            {[unit.abbreviation, unit.letterCode].filter(Boolean).map(whole).join(' · ')}
          </span>
        </span>
        {isLeaving && <Badge>{say('leaving')}</Badge>}
        <span className="units-line-people s-muted">{say('people', { count: unit.people })}</span>
      </li>
      {isAim && moving && <ArrivingRow name={moving.name} level={level + 1} />}
    </>
  );
}

/** A letter code is not broken at its blank: "ทส 0101". */
const whole = (code: string): string => code.replaceAll(' ', '\u00a0');

interface FoldProps {
  readonly line: ShownUnit;
  readonly onToggle: () => void;
}

/** Shows or hides the units below; keys do the same on the line itself. */
function Fold({ line: { unit, isOpen }, onToggle }: FoldProps) {
  return (
    <span
      className="units-line-fold"
      aria-hidden="true"
      onClick={(event) => {
        if (unit.children === 0) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      {unit.children > 0 && (isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />)}
    </span>
  );
}

/** Where a moving unit would be. */
function ArrivingRow({ name, level }: { readonly name: string; readonly level: number }) {
  const say = useWords(unitsWords);
  return (
    <li
      role="none"
      className="units-line units-line-arriving"
      style={{ paddingInlineStart: indentOf(level) }}
    >
      <span className="units-line-fold" />
      <span className="units-line-name">{name}</span>
      <Badge tone="info">{say('arriving')}</Badge>
    </li>
  );
}

/** Deep levels are indented less, so that a name has room on a phone. */
const indentOf = (level: number): string => `calc(${level - 1} * var(--units-indent) + var(--s-2))`;
