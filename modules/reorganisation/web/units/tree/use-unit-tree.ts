import type { CivilDate } from '@sarn/kernel';
import { useMemo, useState } from 'react';
import { useOpened } from '../units.client.ts';
import { branchOf, shownUnits, stepOf } from './tree-rows.ts';
import type { ShownUnit } from './tree-rows.ts';

/** A unit that is taken up and is going under another one. */
export interface Moving {
  readonly unitId: string;
  readonly name: string;
  /** The unit under which it goes; null until it is chosen. */
  readonly to: { readonly id: string; readonly name: string } | null;
  /** It was put on itself or on a unit below it: the tree says why nothing moved. */
  readonly isRefused?: boolean;
}

export interface UnitTreeState {
  readonly lines: readonly ShownUnit[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The line that has the focus of the keyboard. */
  readonly activeId: string | null;
  readonly chosenId: string | null;
  readonly moving: Moving | null;
  readonly go: (id: string) => void;
  readonly toggle: (id: string) => void;
  readonly choose: (id: string) => void;
  readonly foldAll: () => void;
  /** Opens all that is above a unit, and gives its line the focus. */
  readonly reveal: (id: string, above: readonly string[]) => void;
  /** @returns whether the key did something */
  readonly press: (key: string) => boolean;
  readonly cut: (unit: { readonly id: string; readonly nameTh: string }) => void;
  /** Under a unit, if it may go there: not under itself. */
  readonly drop: (unit: { readonly id: string; readonly nameTh: string }) => void;
  readonly putBack: () => void;
}

export interface TreeOf {
  readonly day: CivilDate | null;
  /** The unit that is shown beside the tree. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The state of the tree: what is open, where the keyboard is, what is moving. */
export function useUnitTree({ day, chosenId, onChoose }: TreeOf): UnitTreeState {
  const [changed, setOpened] = useState<ReadonlySet<string> | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const first = useOpened([], day).root?.data?.rows ?? none;
  const opened = useMemo(() => changed ?? new Set(first.map(({ id }) => id)), [changed, first]);
  const found = useOpened([...opened], day);
  const lines = shownUnits(found.children, opened);
  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  return {
    ...{ lines, chosenId, moving },
    choose: (id) => {
      setActive(id);
      onChoose(id);
    },
    isPending: found.root?.isPending === true,
    error: found.error,
    retry: found.retry,
    activeId: lines.some(({ unit }) => unit.id === active) ? active : (lines[0]?.unit.id ?? null),
    go: setActive,
    toggle: (id) => setOpen(id, !opened.has(id)),
    foldAll: () => setOpened(new Set(first.map(({ id }) => id))),
    reveal: (id, above) => {
      setOpened(new Set([...opened, ...above]));
      setActive(id);
    },
    press: (key) => {
      const step = stepOf(lines, active, key);
      if (step?.does === 'go') setActive(step.id);
      else if (step) setOpen(step.id, step.does === 'open');
      return step !== null;
    },
    cut: ({ id, nameTh }) => setMoving({ unitId: id, name: nameTh, to: null }),
    drop: ({ id, nameTh }) => {
      if (!moving) return;
      const isRefused = branchOf(lines, moving.unitId).has(id);
      if (!isRefused) setOpen(id, true);
      setMoving({ ...moving, isRefused, to: isRefused ? null : { id, name: nameTh } });
    },
    putBack: () => setMoving(null),
  };
}

const none: UnitRows = [];
type UnitRows = readonly { readonly id: string }[];
