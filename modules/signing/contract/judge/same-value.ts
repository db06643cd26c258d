import { areSame } from '../der/values.ts';
import type { PdfReference, PdfValue } from '../pdf/values.ts';

/** Whether two values say the same; references are the same if they name the same object. */
export function isSameValue(one: PdfValue, other: PdfValue): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  switch (one.kind) {
    case 'name':
      return other.kind === 'name' && one.name === other.name;
    case 'string':
      return other.kind === 'string' && areSame(one.bytes, other.bytes);
    case 'reference':
      return (
        other.kind === 'reference' &&
        one.number === other.number &&
        one.generation === other.generation
      );
    case 'array':
      return (
        other.kind === 'array' &&
        one.items.length === other.items.length &&
        one.items.every((item, at) => isSameValue(item, other.items[at] ?? null))
      );
    case 'dictionary':
      return other.kind === 'dictionary' && areSameEntries(one.entries, other.entries);
    case 'stream':
      return (
        other.kind === 'stream' &&
        areSame(one.raw, other.raw) &&
        areSameEntries(one.entries, other.entries)
      );
  }
}

/** @param left keys that are not compared */
export function areSameEntries(
  one: ReadonlyMap<string, PdfValue>,
  other: ReadonlyMap<string, PdfValue>,
  left: ReadonlySet<string> = new Set(),
): boolean {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].every(
    (key) => left.has(key) || isSameValue(one.get(key) ?? null, other.get(key) ?? null),
  );
}

/** The references in a value, each with the key under which it is. */
export function referencesIn(
  value: PdfValue,
  key = '',
): { readonly key: string; readonly to: PdfReference }[] {
  if (typeof value !== 'object' || value === null) return [];
  switch (value.kind) {
    case 'reference':
      return [{ key, to: value }];
    case 'array':
      return value.items.flatMap((item) => referencesIn(item, key));
    case 'dictionary':
    case 'stream':
      return [...value.entries].flatMap(([own, item]) => referencesIn(item, joined(key, own)));
    case 'name':
    case 'string':
      return [];
  }
}

const joined = (above: string, own: string): string => (above === '' ? own : `${above}/${own}`);
