import { FormRow } from '@sarn/platform-web';
import { ReservedChoice } from './ReservedChoice.tsx';
import { useReservedNumbers } from './book.client.ts';

interface ReservedNumberFieldProps {
  readonly value: string | null;
  readonly onChange: (entryId: string | null) => void;
}

/**
 * Which reserved number a letter gets at its registration; without reserved ones nothing is asked.
 */
export function ReservedNumberField({ value, onChange }: ReservedNumberFieldProps) {
  const { data = [] } = useReservedNumbers();
  if (data.length === 0) return null;
  return (
    <FormRow>
      <ReservedChoice
        rows={data}
        value={value ?? ''}
        onChange={(entryId) => onChange(entryId || null)}
      />
    </FormRow>
  );
}
