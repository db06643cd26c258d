import { describe, expect, it } from 'vitest';
import { keyOf } from './shortcut.ts';

const press = (code: string, held: Partial<Parameters<typeof keyOf>[0]> = {}) =>
  keyOf({ code, key: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

describe('keyOf', () => {
  it('names keys by their position, whatever character they type', () => {
    expect(press('Digit1', { altKey: true })).toBe('Alt+1');
    expect(press('Numpad1', { altKey: true })).toBe('Alt+1');
    expect(press('Slash', { shiftKey: true, key: 'ฦ' })).toBe('?');
    expect(press('KeyJ', { key: '่' })).toBe('j');
  });

  it('leaves the browser its own keys', () => {
    expect(press('KeyR', { ctrlKey: true })).toBe('');
    expect(press('KeyR', { metaKey: true })).toBe('');
  });
});
