import type { ImportDetail, ImportRegisterKind } from '@sarn/data-migration/contract';
import { heldFile, SheetChoice } from '@sarn/platform-web';
import { toChoices } from './columns.ts';
import type { Choices } from './columns.ts';
import { useReadSheet } from './import.client.ts';
import { sheetLimits } from './sheet-limits.ts';

interface OtherSheetProps {
  readonly item: ImportDetail;
  /** What is chosen in the form; left out: as it was checked. */
  readonly draft?: {
    readonly choices: Choices;
    readonly kind: ImportRegisterKind | null;
    readonly year: number | null;
    readonly unitId: string;
  };
}

/** Which sheet of the workbook was read, and another one; register and columns stay as they are chosen. */
export function OtherSheet({ item, draft }: OtherSheetProps) {
  const read = useReadSheet(item.id);
  const { choices, kind, year, unitId } = draft ?? {
    choices: toChoices(item.mapping, item.columns.length),
    ...{ kind: item.kind, year: item.year, unitId: item.unit?.id ?? '' },
  };
  const chosen = Object.fromEntries(
    item.columns.map(({ heading }, at) => [heading, choices[at] ?? null]),
  );
  return (
    <SheetChoice
      key={item.sheetAt}
      {...{ sheets: item.sheets, sheetAt: item.sheetAt, ...sheetLimits }}
      file={heldFile(item.id)}
      isPending={read.isPending}
      error={read.error}
      onChoose={(sheetAt, file) =>
        read.mutate({
          ...{ file, sheetAt, chosen, unitId },
          ...(kind === null ? {} : { kind }),
          ...(year === null ? {} : { year }),
        })
      }
    />
  );
}
