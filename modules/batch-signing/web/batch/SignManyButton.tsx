import { Button } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { chooseToSign } from './choose.ts';
import { signManyPath } from './paths.ts';

interface SignManyButtonProps {
  readonly label: string;
  /** Those to be signed; all that wait where left out. */
  readonly documentIds?: readonly string[];
}

/** Leads to the page on which many documents are signed in one act. */
export function SignManyButton({ label, documentIds }: SignManyButtonProps) {
  const navigate = useNavigate();
  const go = () => {
    chooseToSign(documentIds ?? null);
    void navigate({ to: signManyPath });
  };
  return (
    <Button variant="primary" icon={<PenLine size={18} />} onPress={go}>
      {label}
    </Button>
  );
}
