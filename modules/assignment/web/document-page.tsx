import { assignForm, opinionForm, reassignForm, reportForm, studyForm } from './forms-work.tsx';
import type { DocumentPageParts } from '@sarn/document/web';
import { ReportButton } from './ReportButton.tsx';

/** How work on a document is assigned, and the report on it. */
export const documentPage = {
  panels: [{ id: 'report', order: 30, Panel: ReportButton }],
  actForms: {
    study: studyForm,
    opinion: opinionForm,
    assign: assignForm,
    reassign: reassignForm,
    report: reportForm,
  },
} satisfies DocumentPageParts;
