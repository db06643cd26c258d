import { provideInputKeeper } from './input-keeper.ts';
import type { FoundInput, InputKeeper, KeptWhere, TypedInput } from './input-keeper.ts';
import { holdEntry, newEntry } from './open-entries.ts';
import { restored } from './restored.ts';

/** What was typed into a form and not sent. */
export interface StoredInput {
  /** Values of its fields without passwords, as JSON keeps them. */
  readonly values: unknown;
  /** The moment of the last change, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** Of which opened form it is, in a store that keeps those of one key apart; empty for a nameless one. */
  readonly entry?: string;
}

/** A place that keeps typed input of the signed-in person, by the key of the form. */
export interface InputStore {
  /** Null where nothing is kept but what is on a screen. Rejects where the store cannot be read. */
  readonly read: (key: string) => Promise<StoredInput | null>;
  /** Rejects where it could not be kept; the person is told before leaving. */
  readonly write: (key: string, input: StoredInput, entry?: string) => Promise<void>;
  readonly remove: (key: string, entry?: string) => Promise<void>;
}

/** Input of one form, found in a store. */
export interface ListedInput extends StoredInput {
  /** The key of the form. */
  readonly key: string;
}

/** The store of this browser: it can list what it has. */
export interface DeviceStore extends InputStore {
  readonly list?: () => readonly ListedInput[];
}

let onDevice: DeviceStore | null = null;

/** The store of this browser, once somebody signed in. */
export const storeHere = (): DeviceStore | null => onDevice;

export type InputStores = Readonly<Record<Exclude<KeptWhere, 'nowhere'>, InputStore>> & {
  readonly device: DeviceStore;
};

/** Forms that are opened from now on keep their input in these stores. */
export function provideInputStores(stores: InputStores): void {
  onDevice = stores.device;
  provideInputKeeper((key) => storedInput(key, stores));
}

/** Between typing and keeping it: one write for a word, not for each letter. */
const pauseMs = 400;

const storeIn = (stores: InputStores, where: KeptWhere) =>
  where === 'nowhere' ? null : stores[where];

/** Earlier input of a form, and who is told when it is found or decided on. */
function inputOffer() {
  const listeners = new Set<() => void>();
  let found: FoundInput | null = null;
  return {
    found: () => found,
    offer: (next: FoundInput | null) => {
      found = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Earlier input, where it was found; until this form has written or removed it. */
function foundInput(remove: (where: KeptWhere, entry: string | undefined) => void) {
  let found: { readonly in: KeptWhere; readonly entry: string | undefined } | null = null;
  const forget = () => {
    if (found) remove(found.in, found.entry);
    found = null;
  };
  return {
    set: (where: KeptWhere, entry: string | undefined) => {
      found = { in: where, entry };
    },
    where: () => found?.in ?? 'nowhere',
    forget,
    /** It is in what was written, because the form continued it. A store without entries has replaced it. */
    replaced: () => {
      if (found?.entry !== undefined) forget();
      found = null;
    },
  };
}

/** Writes the input of one form after a pause in typing, and removes it where it was written. */
function inputWriter(key: string, stores: InputStores, typed: () => TypedInput | null) {
  /** What this form keeps is its own: the same form in another tab has another entry. */
  const entry = newEntry();
  let keptIn: KeptWhere = 'nowhere';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let isLost = false;
  const cancel = () => {
    clearTimeout(timer);
    isWaiting = false;
  };
  const remove = (where: KeptWhere, name: string | undefined) => {
    storeIn(stores, where)
      ?.remove(key, name)
      .catch((failure: unknown) => {
        console.warn('kept input was not removed', failure);
      });
  };
  const found = foundInput(remove);
  const clear = () => {
    cancel();
    remove(keptIn, entry);
    keptIn = 'nowhere';
    found.forget();
  };
  const write = () => {
    cancel();
    const now = typed();
    if (!now) return;
    const to = storeIn(stores, now.where);
    keptIn = now.where;
    to?.write(key, { values: now.values, savedAt: new Date().toISOString() }, entry).then(
      () => {
        isLost = false;
        found.replaced();
      },
      () => (isLost = true),
    );
  };
  return {
    ...{ cancel, clear, write },
    writeLater: () => {
      cancel();
      isWaiting = true;
      timer = setTimeout(write, pauseMs);
    },
    flush: () => {
      if (isWaiting) write();
    },
    foundIn: found.set,
    isElsewhere: (where: KeptWhere) =>
      [keptIn, found.where()].some((one) => one !== 'nowhere' && one !== where),
    hasFound: () => found.where() !== 'nowhere',
    hold: () => holdEntry(entry),
    isLost: () => isLost,
  };
}

/** Where an earlier input of the form may lie: what had a class stays on the server, also when the form is new again. */
const placesOf = ({ where, isMovable }: TypedInput): readonly KeptWhere[] =>
  where === 'device' && isMovable ? ['device', 'server'] : [where];

/** Keeps the input of one form in the store that it names. */
export function storedInput(key: string, stores: InputStores): InputKeeper {
  let now: TypedInput | null = null;
  /** The values before anything was typed, as text. */
  let begun: string | null = null;
  let text = '';
  /** The stores in which it was looked for earlier input, since the form was opened. */
  const lookedIn = new Set<KeptWhere>();
  const { found, offer, subscribe } = inputOffer();
  const writer = inputWriter(key, stores, () => now);

  /** Offers the first that is found. */
  const look = async (places: readonly KeptWhere[]) => {
    // All at once: what is left is not offered after the first was continued.
    for (const where of places) lookedIn.add(where);
    for (const where of places) {
      const stored = await storeIn(stores, where)?.read(key);
      // An answer that comes after the form was closed is offered to nobody.
      if (!lookedIn.has(where)) return;
      if (!stored) continue;
      writer.foundIn(where, stored.entry);
      if (JSON.stringify(stored.values) === begun) return;
      writer.cancel();
      return offer({ savedAt: stored.savedAt, over: (values) => restored(values, stored.values) });
    }
  };
  const begin = (places: readonly KeptWhere[]) =>
    look(places).catch((failure: unknown) => {
      console.warn('kept input could not be read', failure);
    });

  /** What differs may be a password alone, which is not kept. */
  const isWorthIt = (typed: TypedInput) =>
    typed.isDirty && text !== begun && typed.where !== 'nowhere';

  const note = (typed: TypedInput) => {
    const next = JSON.stringify(typed.values);
    const isSame = next === text && now?.where === typed.where && now.isDirty === typed.isDirty;
    now = typed;
    text = next;
    // A form that got its key while something was typed, as a draft does when it is first saved.
    begun ??= typed.isDirty ? '' : next;
    const places = placesOf(typed).filter((where) => !lookedIn.has(where));
    if (places.length > 0) void begin(places);
    if (isSame || found()) return;
    // A class was chosen: what lies on this device must not stay there.
    if (!isWorthIt(typed) || writer.isElsewhere(typed.where)) writer.clear();
    if (isWorthIt(typed)) writer.writeLater();
  };

  return {
    note,
    open: () => {
      const release = writer.hold();
      addEventListener('pagehide', writer.flush);
      return () => {
        removeEventListener('pagehide', writer.flush);
        writer.flush();
        release();
        lookedIn.clear();
      };
    },
    subscribe,
    found,
    decide: () => {
      offer(null);
      if (now?.isDirty) writer.write();
      // Discarded: there may be more, of the same form in another tab.
      else if (!writer.hasFound() && now) void begin(placesOf(now));
    },
    // Also what is never kept: a password, a picture, a form that keeps nothing.
    isLost: () => writer.isLost() || (now?.isDirty === true && !isWorthIt(now)),
    clear: writer.clear,
  };
}
