import { AppError } from '@sarn/kernel';
import { classForms } from '../contract/index.ts';
import { isClassified } from '@sarn/document/contract';
import type { DocumentPart } from '@sarn/document/server';
import { assertClassGivenHere, changeClass } from './class.effects.ts';
import { formOf } from '@sarn/document/server';

/** Giving a document a class, raising, lowering and lifting it. */
export const classPart: DocumentPart = {
  owner: 'classification',
  errors: [
    'registry.secret-registrar-only',
    'registry.secret-no-file',
    'registry.secret-not-cleared',
    'registry.secret-no-registrar',
    'registry.secret-post-not-cleared',
    'registry.secret-kind',
    'registry.secret-registrar-gives',
    'registry.secret-same-class',
    'creation.secrecy',
    'registry.secret-content-unconfirmed',
    'registry.secret-held',
    'registry.secret-title-missing',
    'registry.secret-direction',
    'registry.secret-not-originator',
  ],
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
