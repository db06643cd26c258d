import { useNavigate, useParams } from '@tanstack/react-router';
import { documentPath } from '../paths.ts';
import { DocumentView } from './DocumentView.tsx';

/** A document under its own address. */
export default function DocumentPage() {
  const { documentId = '' } = useParams({ strict: false }) as { documentId?: string };
  const navigate = useNavigate();
  return (
    <DocumentView
      key={documentId}
      documentId={documentId}
      isPage
      onShow={(id) => void navigate({ to: documentPath(id) })}
    />
  );
}
