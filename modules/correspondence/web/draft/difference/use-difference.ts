import { ApiError } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useState } from 'react';
import { lastSaving } from '../saved-draft.ts';
import type { SavedDraft } from '../saved-draft.ts';
import { differences, merged } from './differing.ts';
import type { FieldDifference, Side } from './differing.ts';

/** A draft that was saved elsewhere meanwhile, until the person has chosen. */
export interface DraftDifference {
  readonly documentId: string;
  /** The version that was changed here; the server has a later one. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly fieldsOf: (detail: DocumentDetail) => readonly FieldDifference[];
  readonly choose: (detail: DocumentDetail, choices: ReadonlyMap<string, Side>) => void;
}

/** The draft that is saved now on top of the version of the server. */
export interface Chosen<D> {
  readonly draft: D;
  /** The draft as the server has it. */
  readonly theirs: D;
  readonly saved: SavedDraft;
  /** Nothing of it was typed here: there is nothing to save. */
  readonly isAllTheirs: boolean;
  readonly savedAt: string | null;
}

interface Ask<D extends object> {
  /** Why the draft was not saved. */
  readonly failure: unknown;
  readonly draft: D;
  readonly saved: SavedDraft | null;
  /** The draft as it was in that version; null where it is not known. */
  readonly base: D | null;
  readonly draftOf: (detail: DocumentDetail) => D;
  readonly onChosen: (chosen: Chosen<D>) => void;
}

/** What to show where the draft was refused because it was saved elsewhere meanwhile. */
export function useDifference<D extends object>(ask: Ask<D>): DraftDifference | null {
  const { failure, draft, saved, base, draftOf, onChosen } = ask;
  // Another refusal is shown at once, also after the person closed the one before.
  const [hidden, hide] = useState<unknown>(null);
  const isStale = failure instanceof ApiError && failure.code === 'registry.stale';
  if (!isStale || !saved) return null;
  return {
    ...saved,
    isOpen: hidden !== failure,
    show: () => hide(null),
    hide: () => hide(failure),
    fieldsOf: (detail) => differences(draft, draftOf(detail), base),
    choose: (detail, choices) => {
      const sides = [...choices.values()];
      const theirs = draftOf(detail);
      onChosen({
        draft: merged(draft, theirs, choices),
        theirs,
        saved: { documentId: detail.id, version: detail.version },
        isAllTheirs: sides.every((side) => side === 'theirs'),
        savedAt: lastSaving(detail)?.at ?? null,
      });
    },
  };
}
