import { UnitNamesProvider, useLanguage, useWords } from '@sarn/platform-web';
import type { UnitsInputProps, UnitsPart } from '@sarn/platform-web';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useUnits } from './people.client.ts';
import { pickerWords } from './picker-words.ts';
import { UnitChips } from './UnitChips.tsx';

/** Names of units by their ids; one that does not exist any more is said to be so. */
function useUnitNames(): (id: string) => string {
  const say = useWords(pickerWords);
  const language = useLanguage();
  const { data } = useUnits();
  return useCallback(
    (id) => {
      const unit = data?.find((one) => one.id === id);
      if (!unit) return data ? say('endedUnit') : '…';
      return (language === 'en' && unit.nameEn) || unit.nameTh;
    },
    [data, language, say],
  );
}

function UnitNames({ children }: { readonly children: ReactNode }) {
  return <UnitNamesProvider value={useUnitNames()}>{children}</UnitNamesProvider>;
}

function UnitsInput({ value, onChange, ...shown }: UnitsInputProps) {
  const nameOf = useUnitNames();
  return (
    <UnitChips
      {...shown}
      isOptional
      units={value.map((id) => ({ id, name: nameOf(id) }))}
      onChange={(units) => onChange(units.map(({ id }) => id))}
    />
  );
}

/** Units in the described tables of any module. */
export const unitsPart: UnitsPart = { Input: UnitsInput, Names: UnitNames };
