import { useEffect, useMemo, useRef, useState } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { createPortal } from 'react-dom';
import { useWords } from '../words/words.ts';
import { platformWords } from '../words/platform-words.ts';
import { OneToast } from './OneToast.tsx';
import { firstTurn, isPlain, isRepeated, nextTurn, turnAfter } from './toast-turn.ts';
import type { ToastTurn } from './toast-turn.ts';
import { closeToast, toasts } from './toasts.ts';
import type { Told } from './toasts.ts';

/**
 * Gives the styles the height that the toast takes from the lower edge: on a phone a dialog that
 * fills the screen ends above it, because what is half covered by a toast cannot be pressed reliably.
 */
function publishHeight(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return;
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => {
    const covered = innerHeight - region.getBoundingClientRect().top;
    style.setProperty('--s-toasts', `${Math.ceil(covered)}px`);
  });
  measure.observe(region);
  return () => {
    measure.disconnect();
    style.removeProperty('--s-toasts');
  };
}

interface ToastRegionProps {
  readonly told: readonly Told[];
  readonly first: Told;
}

/**
 * Where one toast at a time appears; screen readers announce each. The others wait: the newest answer
 * comes at once, whatever it displaces returns, unless it was plain and has been read.
 */
export function ToastRegion({ told, first }: ToastRegionProps) {
  const say = useWords(platformWords);
  const [isHeld, setHeld] = useState(false);
  const [turn, setTurn] = useState(() => firstTurn(told, first));
  if (turn.list !== told) setTurn(turnAfter(turn, told));
  const read = useDropRead(turn);
  const { shown } = turn;
  useEscape(isHeld, shown.key);
  const state = useMemo(() => stateOf(shown, setHeld), [shown]);
  const ref = useRef<HTMLDivElement>(null);
  const { regionProps } = useToastRegion(
    { 'aria-label': say('state.notification') },
    ...([state, ref] as const),
  );
  useEffect(() => publishHeight(ref.current), []);
  return createPortal(
    <div {...regionProps} ref={ref} className="s-toasts">
      <OneToast
        key={shown.key}
        {...{ turn, state, isHeld }}
        onRead={read}
        onNext={() => setTurn(nextTurn(turn))}
      />
    </div>,
    document.body,
  );
}

/** The state as React Aria asks for it: the one that is shown, and whether its time stands still. */
function stateOf(shown: Told, setHeld: (isHeld: boolean) => void): ToastState<Told> {
  return {
    visibleToasts: [{ key: shown.key, content: shown }],
    add: (content) => {
      toasts.show(content);
      return content.key;
    },
    close: closeToast,
    pauseAll: () => setHeld(true),
    resumeAll: () => setHeld(false),
  };
}

/** What was displaced does not come back where it was plain and read, or where the newest says it again. */
function useDropRead({ displaced, shown }: ToastTurn): (key: string) => void {
  const [read] = useState(() => new Set<string>());
  useEffect(() => {
    if (!displaced) return;
    const isRead = isPlain(displaced) && read.has(displaced.key);
    if (isRead || isRepeated(displaced, shown)) closeToast(displaced.key);
  }, [displaced, shown, read]);
  return useMemo(() => (key: string) => void read.add(key), [read]);
}

/** Escape closes the toast on which the pointer or the focus is, and nothing under it. */
function useEscape(isHeld: boolean, key: string): void {
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      closeToast(key);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isHeld, key]);
}
