import { AppError } from '@sarn/kernel';
import { retentionForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import { reopenAtRegistry, setRetention } from './retention.effects.ts';
import { formOf } from '@sarn/document/server';

/** How long a closed document is kept. */
export const retentionPart: DocumentPart = {
  owner: 'retention',
  errors: ['registry.retention-unknown', 'registry.document-destroyed', 'registry.closed-by-units'],
  forms: [formOf('close', retentionForms.close)],
  plainGuards: {
    closedAtRegistry: ({ document }) =>
      document.retention === null ? new AppError('registry.closed-by-units') : null,
  },
  effects: { setRetention, reopenAtRegistry },
};
