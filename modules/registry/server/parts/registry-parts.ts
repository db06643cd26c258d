import type { DocumentPart } from '../document-engine.ts';
import { classPart } from './class.part.ts';
import { dispatchPart } from './dispatch.part.ts';
import { intakePart } from './intake.part.ts';
import { letterPart } from './letter.part.ts';
import { plainPart } from './plain.part.ts';
import { registerPart } from './register.part.ts';
import { retentionPart } from './retention.part.ts';
import { workPart } from './work.part.ts';

/** What the parts of the registry bring to the flows of documents. */
export const registryParts: readonly DocumentPart[] = [
  plainPart,
  letterPart,
  intakePart,
  workPart,
  registerPart,
  dispatchPart,
  retentionPart,
  classPart,
];
