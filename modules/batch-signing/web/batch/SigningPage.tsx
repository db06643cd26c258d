import { useParams } from '@tanstack/react-router';
import { BatchPage } from './BatchPage.tsx';
import { SignManyPage } from './SignManyPage.tsx';

/** What waits for a signature; or a batch that was begun, where the address names one. */
export default function SigningPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id === undefined ? <SignManyPage /> : <BatchPage id={id} />;
}
