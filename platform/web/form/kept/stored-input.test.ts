import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptWhere } from './input-keeper.ts';
import { storedInput } from './stored-input.ts';
import type { InputStore, StoredInput } from './stored-input.ts';

/** A store in memory; `isBroken` makes it refuse, as a full or forbidden one does. */
function memory(known: Readonly<Record<string, StoredInput>> = {}) {
  const kept = new Map(Object.entries(known));
  const state = { isBroken: false };
  const store: InputStore = {
    read: async (key) => kept.get(key) ?? null,
    write: async (key, input) => {
      if (state.isBroken) throw new Error('full');
      kept.set(key, input);
    },
    remove: async (key) => void kept.delete(key),
  };
  return { store, kept, state, valuesOf: (key: string) => kept.get(key)?.values };
}

const key = 'a.form';
const typed = (text: string, where: KeptWhere = 'device', start = '') => ({
  values: { text },
  isDirty: text !== start,
  where,
});

function opened(device = memory(), server = memory()) {
  const keeper = storedInput(key, { device: device.store, server: server.store });
  const close = keeper.open();
  return { keeper, close, device, server };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('keeping', () => {
  test('writes what was typed after a pause, once for a word', async () => {
    const { keeper, device } = opened();
    const write = vi.spyOn(device.store, 'write');
    keeper.note(typed(''));
    for (const text of ['ส', 'สา', 'สาร']) keeper.note(typed(text));
    expect(device.valuesOf(key)).toBeUndefined();
    await pause();
    expect(device.valuesOf(key)).toEqual({ text: 'สาร' });
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('writes at once when the form is closed', () => {
    const { keeper, close, device } = opened();
    keeper.note(typed(''));
    keeper.note(typed('สาร'));
    close();
    expect(device.valuesOf(key)).toEqual({ text: 'สาร' });
  });

  test('removes it when it was sent, also while a write is waiting', async () => {
    const { keeper, close, device } = opened();
    keeper.note(typed(''));
    keeper.note(typed('สาร'));
    await pause();
    keeper.note(typed('สารบรรณ'));
    keeper.clear();
    close();
    await pause();
    expect(device.valuesOf(key)).toBeUndefined();
  });

  test('removes it when it was typed away', async () => {
    const { keeper, device } = opened();
    keeper.note(typed(''));
    keeper.note(typed('สาร'));
    await pause();
    keeper.note(typed(''));
    await pause();
    expect(device.kept.size).toBe(0);
  });

  test('keeps nothing when only a password was typed', async () => {
    const { keeper, device } = opened();
    keeper.note({ values: {}, isDirty: false, where: 'device' });
    keeper.note({ values: {}, isDirty: true, where: 'device' });
    await pause();
    expect(device.kept.size).toBe(0);
  });

  test('moves to the server when a class is chosen: nothing stays on the device', async () => {
    const { keeper, device, server } = opened();
    keeper.note(typed(''));
    keeper.note(typed('ลับ'));
    await pause();
    expect(device.kept.size).toBe(1);
    keeper.note(typed('ลับ', 'server'));
    await pause();
    expect(device.kept.size).toBe(0);
    expect(server.valuesOf(key)).toEqual({ text: 'ลับ' });
  });

  test('says that it could not be kept, until it can', async () => {
    const { keeper, device } = opened();
    device.state.isBroken = true;
    keeper.note(typed(''));
    keeper.note(typed('สาร'));
    await pause();
    expect(keeper.isLost()).toBe(true);
    device.state.isBroken = false;
    keeper.note(typed('สารบรรณ'));
    await pause();
    expect(keeper.isLost()).toBe(false);
  });
});

describe('offering', () => {
  const before = { [key]: { values: { text: 'ค้างไว้' }, savedAt: '2026-11-22T03:42:00.000Z' } };

  test('finds what was typed before, and puts it over the values of the form', async () => {
    const { keeper } = opened(memory(before));
    keeper.note(typed(''));
    await pause();
    expect(keeper.found()?.savedAt).toBe('2026-11-22T03:42:00.000Z');
    expect(keeper.found()?.over({ text: '', other: 1 })).toEqual({ text: 'ค้างไว้', other: 1 });
    keeper.decide();
    expect(keeper.found()).toBeNull();
  });

  test('does not write over it before the person has decided', async () => {
    const { keeper, device } = opened(memory(before));
    keeper.note(typed(''));
    await pause();
    keeper.note(typed('ใหม่'));
    await pause();
    expect(device.valuesOf(key)).toEqual({ text: 'ค้างไว้' });
    keeper.clear();
    keeper.decide();
    expect(device.valuesOf(key)).toEqual({ text: 'ใหม่' });
  });

  test('finds what was typed with a class when the form is opened anew, without one', async () => {
    const { keeper, server } = opened(memory(), memory(before));
    const movable = (text: string, where: KeptWhere = 'device') => ({
      ...typed(text, where),
      isMovable: true,
    });
    keeper.note(movable(''));
    await pause();
    expect(keeper.found()?.over({ text: '' })).toEqual({ text: 'ค้างไว้' });
    keeper.decide();
    keeper.note(movable('ค้างไว้', 'server'));
    await pause();
    // It is continued, and not offered a second time when the form has its class again.
    expect(keeper.found()).toBeNull();
    expect(server.valuesOf(key)).toEqual({ text: 'ค้างไว้' });
  });

  test('asks the server for nothing where no class can be chosen', async () => {
    const server = memory(before);
    const read = vi.spyOn(server.store, 'read');
    const { keeper } = opened(memory(), server);
    keeper.note(typed(''));
    await pause();
    expect(read).not.toHaveBeenCalled();
    expect(keeper.found()).toBeNull();
  });

  test('what was kept on the server is offered after that of the device was discarded', async () => {
    const other = { [key]: { values: { text: 'ลับ' }, savedAt: '2026-11-22T03:43:00.000Z' } };
    const { keeper } = opened(memory(before), memory(other));
    keeper.note({ ...typed(''), isMovable: true });
    await pause();
    expect(keeper.found()?.over({ text: '' })).toEqual({ text: 'ค้างไว้' });
    keeper.clear();
    keeper.decide();
    await pause();
    expect(keeper.found()?.over({ text: '' })).toEqual({ text: 'ลับ' });
  });

  test('offers nothing that the form shows already, and nothing to a form that is closed', async () => {
    const { keeper } = opened(memory(before));
    keeper.note(typed('ค้างไว้', 'device', 'ค้างไว้'));
    await pause();
    expect(keeper.found()).toBeNull();
    const other = opened(memory(before));
    other.keeper.note(typed(''));
    other.close();
    await pause();
    expect(other.keeper.found()).toBeNull();
  });
});
