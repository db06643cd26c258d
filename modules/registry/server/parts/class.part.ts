import { AppError } from '@sarn/kernel';
import { classForms, isClassified } from '../../contract/index.ts';
import type { DocumentPart } from '../document-engine.ts';
import { assertClassGivenHere, changeClass } from '../effects/class.effects.ts';
import { formOf } from '../engine/flow-part.ts';

/** Giving a document a class, raising, lowering and lifting it. */
export const classPart: DocumentPart = {
  owner: 'classification',
  forms: [formOf('classify', classForms.classify)],
  plainGuards: {
    mayRise: ({ document }) =>
      document.secrecy === 'top-secret' ? new AppError('registry.secret-same-class') : null,
    isSecret: ({ document }) =>
      isClassified(document.secrecy) ? null : new AppError('registry.secret-same-class'),
  },
  guards: { classGivenHere: assertClassGivenHere },
  effects: { changeClass },
};
