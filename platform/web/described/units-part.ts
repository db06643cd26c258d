import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface UnitsInputProps {
  readonly label: string;
  readonly description?: string | undefined;
  /** Ids of the chosen units. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | null;
}

/** How units are chosen and named: the module that knows them gives it to the page of a table with such a field. */
export interface UnitsPart {
  readonly Input: ComponentType<UnitsInputProps>;
  /** Around the page: tells what units are called (`UnitNamesProvider`). */
  readonly Names: ComponentType<{ readonly children: ReactNode }>;
}

const UnitsContext = createContext<UnitsPart | null>(null);
const NamesContext = createContext<(id: string) => string>((id) => id);

/** Around a page of described tables: how their units are chosen. */
export const UnitsProvider = UnitsContext.Provider;
/** Around a page of described tables: what units are called, by their ids. */
export const UnitNamesProvider = NamesContext.Provider;

/** Null where no page gives it: then there is no such field. */
export const useUnitsPart = (): UnitsPart | null => useContext(UnitsContext);

/** The names of the units of a value, in one line; null for a value of another kind. */
export function useUnitNames(): (kind: string | undefined, value: unknown) => string | null {
  const nameOf = useContext(NamesContext);
  return (kind, value) =>
    kind === 'units' && Array.isArray(value) && value.length > 0
      ? value.map((id) => nameOf(String(id))).join(', ')
      : null;
}
