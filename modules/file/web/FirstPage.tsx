import { Suspense, lazy } from 'react';
import type { FirstPageProps } from './pdf/PdfFirstPage.tsx';
import './file.css';

const PdfFirstPage = lazy(() => import('./pdf/PdfFirstPage.tsx'));

/** The first page of a PDF, small: a picture beside its name, without words for screen readers. */
export function FirstPage(props: FirstPageProps) {
  return (
    <Suspense fallback={null}>
      <PdfFirstPage {...props} />
    </Suspense>
  );
}
