import type { Caller, Handle } from '@sarn/platform-server';
import type { z } from 'zod';
import type { ActCode, DocumentSections, MayAct, Transition } from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import type { EntryRow } from './given-number.ts';
import type { PostCard } from './ports.ts';
import type { DocumentRow, AssignmentRow, TransmissionRow, StepRow, Subject } from './subject.ts';

/** A document with its transmissions, assignments and route, as read together. */
export interface Whole {
  readonly document: DocumentRow;
  readonly transmissions: readonly TransmissionRow[];
  readonly assignments: readonly AssignmentRow[];
  readonly steps: readonly StepRow[];
}

/** Names by id; a person or unit that is missing is shown as a dash and never as an id. */
export interface Names {
  person(id: string): { id: string; name: string; positionName: string };
  /** @param at a moment: what the unit was called then; today's name when left out */
  unit(id: string, at?: string | null): { id: string; name: string };
}

/**
 * From which posts the reader acts, and the units above the document by which limited powers are
 * judged.
 */
export interface Seated {
  readonly posts: readonly PostCard[];
  readonly line: readonly string[];
}

/** The input from which a section is made. */
export interface DetailAsk {
  readonly deps: Dependencies;
  readonly h: Handle;
  readonly caller: Caller;
  readonly whole: Whole;
  readonly names: Names;
  readonly seated: Seated;
  /** Numbers given to it: to the document itself and to its sendings. */
  readonly entries: readonly EntryRow[];
  /** Whether the reader sees how the document was made, and not only what was published. */
  readonly isInside: boolean;
}

/** One maker for each section of the program: a missing one does not compile. */
export type SectionMakers = {
  readonly [K in keyof DocumentSections]: (ask: DetailAsk) => Promise<DocumentSections[K]>;
};

/** The schema of each section, from the contract of its owner: what is sent is checked by it. */
export type SectionSchemas = {
  readonly [K in keyof DocumentSections]: z.ZodType<DocumentSections[K]>;
};

/** A rule of reading beyond the keys of the reader; it refuses by throwing. */
export type ReadingRule = (
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  document: DocumentRow,
) => Promise<void>;

/** What the form of an offered act needs in order to be shown. */
export type OfferSaid = Pick<MayAct, 'asksPassword' | 'scopeUnitId' | 'recipients'>;

/** What the owning module adds to an offered act. */
export type OfferWords = (at: {
  readonly deps: Dependencies;
  readonly row: Transition;
  readonly subject: Subject;
  readonly names: Names;
}) => Partial<OfferSaid>;

/** What other modules give to the answer about a document, passed on by the composition. */
export interface DetailParts {
  readonly sections: SectionMakers;
  readonly schemas: SectionSchemas;
  readonly readingRules: readonly ReadingRule[];
  readonly offerWords: readonly OfferWords[];
  /** Adds to the offered acts what has to be looked up. */
  readonly completeOffers: (
    deps: Dependencies,
    h: Handle,
    whole: Whole,
    acts: readonly MayAct[],
  ) => Promise<MayAct[]>;
  /** Numbers given to documents and to their sendings. */
  readonly numbersOf: (h: Handle, documentIds: readonly string[]) => Promise<EntryRow[]>;
  /** Acts that give a number: the history shows it with them. */
  readonly numberingActs: readonly ActCode[];
}

declare module './dependencies.ts' {
  interface Dependencies {
    /** What other modules give to the answer about a document. */
    readonly detail: DetailParts;
  }
}

/** Makes all sections; what they ask the database for is sent together. */
export async function sectionsOf(makers: SectionMakers, ask: DetailAsk): Promise<DocumentSections> {
  const names = Object.keys(makers).filter((name) => isSection(makers, name));
  const made: Partial<DocumentSections> = {};
  const add = async <K extends keyof DocumentSections>(name: K): Promise<void> => {
    made[name] = await makers[name](ask);
  };
  await Promise.all(names.map(add));
  if (!isWhole(made, names)) throw new Error('a section is missing');
  return made;
}

const isSection = (makers: SectionMakers, name: string): name is keyof DocumentSections =>
  Object.hasOwn(makers, name);

const isWhole = (
  made: Partial<DocumentSections>,
  names: readonly (keyof DocumentSections)[],
): made is DocumentSections => names.every((name) => made[name] !== undefined);
