import { describe, expect, it } from 'vitest';
import { mayBeBelow, unitKindTerm, unitRank } from './unit-kinds.ts';

describe('[8.01] kinds of units', () => {
  it('are compared by rank, whatever a pack calls them', () => {
    // ฝ่าย is above กอง in an enterprise and below it in the civil service.
    expect(unitKindTerm('enterprise', 'division').th).toBe('ฝ่าย');
    expect(unitKindTerm('civil', 'section').th).toBe('ฝ่าย');
    expect(unitRank('division')).toBeLessThan(unitRank('section'));
  });

  it('may be below the same rank or a higher one', () => {
    expect(mayBeBelow('group', 'division')).toBe(true);
    expect(mayBeBelow('group', 'group')).toBe(true);
    expect(mayBeBelow('division', 'group')).toBe(false);
  });

  it('have a word in every pack', () => {
    expect(unitKindTerm('university', 'section').th).toBe('ฝ่าย');
    expect(unitKindTerm('university', 'division').th).toBe('คณะ');
  });
});
