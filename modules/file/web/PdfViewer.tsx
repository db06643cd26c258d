import { FileView } from './FileView.tsx';

export interface PdfViewerProps {
  readonly fileId: string;
  readonly name: string;
}

/** A stored PDF in the page. */
export function PdfViewer({ fileId, name }: PdfViewerProps) {
  return <FileView fileId={fileId} name={name} mediaType="application/pdf" />;
}
