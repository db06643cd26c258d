import { listUnits, searchPeople } from '@sarn/organisation/contract';
import { call, useLanguage } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** All units valid today in tree order; they change rarely, so they are kept for the session. */
export function useUnits() {
  return useQuery({
    queryKey: ['identity', 'units'],
    queryFn: ({ signal }) => call(listUnits, { search: '' }, { signal }),
    select: (answer) => answer.rows,
    staleTime: 10 * 60_000,
  });
}

/**
 * Finds people by typing; only those of a unit and below when it is given.
 *
 * @param maySign only those whose employee type may sign
 */
export function useFindPeople(unitId: string | null, maySign = false): LoadOptions {
  const language = useLanguage();
  return useMemo(
    () => async (search, signal) => {
      const scope = { ...(unitId === null ? {} : { unitId }), ...(maySign ? { maySign } : {}) };
      const { rows } = await call(searchPeople, { search, ...scope }, { signal });
      // In English where an English name was entered, else in Thai.
      const shown = (english: string, thai: string) => (language === 'en' && english) || thai;
      return rows.map((person) => ({
        value: person.id,
        label: shown(person.nameEn, person.name),
        hint: [
          shown(person.positionNameEn, person.positionName),
          shown(person.unitNameEn, person.unitName),
        ]
          .filter(Boolean)
          .join(' · '),
      }));
    },
    [unitId, language, maySign],
  );
}
