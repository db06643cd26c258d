export { printedDocumentWeb } from './manifest.ts';
export { ManyDialog } from './many/ManyDialog.tsx';
export type { ManyPanelProps as ManyDialogProps } from './many/ManyPanel.tsx';
