export { printedDocumentWeb } from './manifest.ts';
export { usePrinted } from './printed.client.ts';
export { VersionsBar } from './versions/VersionsBar.tsx';
export { ManyDialog } from './many/ManyDialog.tsx';
export type { ManyPanelProps as ManyDialogProps } from './many/ManyPanel.tsx';
export { useDrawnPages } from './draft/use-drawn-pages.ts';
