import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { useSignatureBytes } from './signature.client.ts';
import './signature.css';

/** An own signature on white; loading it needs the token, so an address alone is not enough. */
export function SignatureImage(props: { readonly id: string; readonly name: string }) {
  const bytes = useSignatureBytes(props.id);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes.data) return;
    const made = URL.createObjectURL(bytes.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes.data]);
  if (bytes.error) return <ErrorSummary error={bytes.error} />;
  if (!address) return <Skeleton />;
  return (
    <div className="signature-sheet signature-picture">
      <img src={address} alt={props.name} />
    </div>
  );
}
