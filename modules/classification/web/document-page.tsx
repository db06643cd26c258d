import type { DocumentPageParts } from '@sarn/document/web';
import { FileRulesOf } from './FileRulesOf.tsx';
import { SecretGate } from './SecretGate.tsx';
import { SecretPanel } from './SecretPanel.tsx';
import { classifyForm } from './form-classify.tsx';

/** Who may read a classified document, and what may be done with its files. */
export const documentPage = {
  panels: [{ id: 'classification', order: 40, Panel: SecretPanel }],
  actForms: { classify: classifyForm },
  gates: [{ id: 'classification', refusal: 'registry.secret-reason', Gate: SecretGate }],
  DocumentProvider: FileRulesOf,
} satisfies DocumentPageParts;
