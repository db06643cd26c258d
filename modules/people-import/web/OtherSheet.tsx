import { heldFile, SheetChoice } from '@sarn/platform-web';
import type { ImportDetail, ImportKind } from '../contract/index.ts';
import { toChoices } from './columns.ts';
import type { Choices } from './columns.ts';
import { useReadSheet } from './import.client.ts';
import { tableLimits } from './table-limits.ts';

interface OtherSheetProps {
  readonly item: ImportDetail;
  /** What is chosen in the form; left out: as it was checked. */
  readonly draft?: {
    readonly kind: ImportKind;
    readonly choices: Choices;
    readonly topUnitId: string;
  };
}

/** Which sheet of the workbook was read, and another one; what is chosen for its columns stays. */
export function OtherSheet({ item, draft }: OtherSheetProps) {
  const read = useReadSheet(item.id);
  const { kind, choices, topUnitId } = draft ?? {
    kind: item.kind,
    choices: toChoices(item.mapping, item.columns.length),
    topUnitId: item.topUnit?.id ?? '',
  };
  const chosen = Object.fromEntries(
    item.columns.map(({ heading }, at) => [heading, choices[at] ?? null]),
  );
  return (
    <SheetChoice
      key={item.sheetAt}
      {...{ sheets: item.sheets, sheetAt: item.sheetAt, ...tableLimits }}
      file={heldFile(item.id)}
      isPending={read.isPending}
      error={read.error}
      onChoose={(sheetAt, file) => read.mutate({ file, sheetAt, kind, chosen, topUnitId })}
    />
  );
}
