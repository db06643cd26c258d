import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * Where typed input is kept until it is sent: on this device; on the server, where it belongs
 * to a classified document; nowhere, for what is typed afresh each time.
 */
export type KeptWhere = 'device' | 'server' | 'nowhere';

/** What is in a form now. */
export interface TypedInput {
  /** Values without passwords. */
  readonly values: object;
  readonly isDirty: boolean;
  readonly where: KeptWhere;
  /** Where it is kept depends on what is typed: an earlier input may lie on the server. */
  readonly isMovable?: boolean | undefined;
}

/** Earlier input that can be continued. */
export interface FoundInput {
  /** The moment of its last change, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** The values of the form with the earlier input put over them. */
  readonly over: <V>(values: V) => V;
}

/** Keeps what is typed into one form, and finds what was typed into it before. */
export interface InputKeeper {
  /** Begins to look and to keep; the answer ends it. */
  readonly open: () => () => void;
  readonly note: (typed: TypedInput) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Until the person decides on it; null where there is none. */
  readonly found: () => FoundInput | null;
  /** The person decided: it is not offered any more. */
  readonly decide: () => void;
  /** What is typed now could not be kept. */
  readonly isLost: () => boolean;
  /** Removes what is kept; the next change is kept again. */
  readonly clear: () => void;
}

const doNothing = (): void => {};

/** Before sign-in nothing is kept: those forms hold secrets. */
const noKeeper: InputKeeper = {
  open: () => doNothing,
  note: doNothing,
  subscribe: () => doNothing,
  found: () => null,
  decide: doNothing,
  isLost: () => false,
  clear: doNothing,
};

const KeptWhereContext = createContext<KeptWhere>('device');

/** Around what belongs to one subject: where the forms inside keep their input. */
export const KeptWhereProvider = KeptWhereContext.Provider;

/** Where a form keeps its input: where its surroundings say, unless it keeps less on the device. */
export function useKeptWhere(own?: KeptWhere): KeptWhere {
  const around = useContext(KeptWhereContext);
  return own === undefined || (own === 'device' && around !== 'device') ? around : own;
}

let makeKeeper: ((key: string) => InputKeeper) | null = null;

/**
 * Called once after sign-in; forms that are opened later keep their input. Provided, and not
 * imported, so that the sign-in screens do not load it.
 */
export function provideInputKeeper(make: ((key: string) => InputKeeper) | null): void {
  makeKeeper = make;
}

/** The keeper of a form, told of each change. */
export function useInputKeeper(key: string, typed: TypedInput) {
  // A form whose subject gets an id keeps its input under another key from then on.
  const keeper = useMemo(() => makeKeeper?.(key) ?? noKeeper, [key]);
  const found = useSyncExternalStore(keeper.subscribe, keeper.found);
  // Noted before it is opened: what is found is compared with the first values.
  useEffect(() => keeper.note(typed));
  useEffect(() => keeper.open(), [keeper]);
  return { keeper, found };
}
