import { ErrorSummary, Skeleton, cls, useIsPhone, useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { unitsWords } from '../words/units-words.ts';
import { TreeRow } from './TreeRow.tsx';
import type { UnitTreeState } from './use-unit-tree.ts';

interface TreeViewProps {
  readonly tree: UnitTreeState;
  /** Units may be dragged, cut and put elsewhere. */
  readonly isMovable: boolean;
}

/**
 * The organisation as a tree: one line has the focus, arrows go and open. M (or Ctrl+X) takes the unit
 * up, Enter or Ctrl+V on another puts it under that one, Esc puts it back.
 */
export function TreeView({ tree, isMovable }: TreeViewProps) {
  const say = useWords(unitsWords);
  const list = useRef<HTMLUListElement>(null);
  const isPhone = useIsPhone();
  const { lines, activeId, moving } = tree;
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || !activeId) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-unit="${activeId}"]`);
    line?.focus();
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    if (!pressed(event, tree, isMovable)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="units-tree">
      <ErrorSummary error={tree.error} onRetry={tree.retry} />
      {tree.isPending && <Skeleton kind="rows" count={6} />}
      <ul
        ref={list}
        role="tree"
        aria-label={say('tree')}
        className={cls('units-tree-lines', moving !== null && 'units-tree-moving')}
        onFocus={() => (hasFocus.current = true)}
        onBlur={() => (hasFocus.current = false)}
      >
        {lines.map((line) => (
          <TreeRow key={line.unit.id} {...{ line, tree, isMovable, onKeyDown }} />
        ))}
      </ul>
      <p className="units-tree-hint s-small s-muted" role="status">
        {moving && !moving.to
          ? say(moving.isRefused ? 'cutRefused' : 'cutHint', { unit: moving.name })
          : isMovable && say(isPhone ? 'moveHintPhone' : 'moveHint')}
      </p>
    </div>
  );
}

/** What a key does. @returns whether it did something */
function pressed(event: KeyboardEvent, tree: UnitTreeState, isMovable: boolean): boolean {
  const unit = tree.lines.find((line) => line.unit.id === tree.activeId)?.unit;
  const key = event.key.toLowerCase();
  const isWithControl = event.ctrlKey || event.metaKey;
  if (!unit) return false;
  if (isMovable && (isWithControl ? key === 'x' : key === 'm' || key === 'ๆ')) {
    if (unit.parentId !== null) tree.cut(unit);
    return true;
  }
  if (tree.moving && !tree.moving.to && (key === 'enter' || (isWithControl && key === 'v'))) {
    tree.drop(unit);
    return true;
  }
  if (isWithControl) return false;
  if (key === 'escape' && tree.moving) {
    tree.putBack();
    return true;
  }
  if (key === 'enter' || key === ' ') {
    tree.choose(unit.id);
    return true;
  }
  return tree.press(event.key);
}
