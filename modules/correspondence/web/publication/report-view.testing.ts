import type { PublicationView } from '@sarn/correspondence/contract';
import { noMinutes } from '@sarn/minutes/contract';
import type { Minutes } from '@sarn/minutes/contract';

/** What the page of a meeting report gets of it. */
export const reportView = (minutes: Partial<Minutes>): PublicationView => ({
  ...{ issuer: '', meetingName: '', meetingNo: '', meetingDate: null, remarks: '' },
  minutes: { ...noMinutes, ...minutes },
  ...{ certified: null, order: null, inForceOn: null, gazette: null, publishedAt: null },
  ...{ validity: null, changes: [], changedBy: [], heldFrom: null, consolidations: [] },
  mayConsolidate: false,
});
