import { Badge, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { ImportCard, ImportState } from '@sarn/data-migration/contract';
import { importWords } from './words/import-words.ts';

const tones: Readonly<Record<ImportState, Tone>> = {
  UPLOADED: 'neutral',
  CHECKING: 'info',
  CHECKED: 'warning',
  RUNNING: 'info',
  DONE: 'success',
  UNDOING: 'info',
  UNDONE: 'neutral',
  DISCARDED: 'neutral',
};

/** The progress of an import in one phrase. */
export function StateBadge({ state }: { readonly state: ImportState }) {
  const say = useWords(importWords);
  return <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>;
}

/** The register in words; a dash until it is chosen. */
export function useBookName() {
  const say = useWords(importWords);
  return ({ kind, year, unit }: ImportCard): string =>
    kind && year && unit ? `${say(`kind.${kind}`)} ${year} · ${unit.name}` : '–';
}
