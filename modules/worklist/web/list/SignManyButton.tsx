import { Button, useWords } from '@sarn/platform-web';
import { chooseToSign, signManyPath } from '@sarn/signature/web';
import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { listWords } from './words/list-words.ts';

interface SignManyButtonProps {
  /** Those to be signed; all that wait where left out. */
  readonly documentIds?: readonly string[];
}

/** Leads to the page on which many documents are signed in one act. */
export function SignManyButton({ documentIds }: SignManyButtonProps) {
  const say = useWords(listWords);
  const navigate = useNavigate();
  const go = () => {
    chooseToSign(documentIds ?? null);
    void navigate({ to: signManyPath });
  };
  return (
    <Button variant="primary" icon={<PenLine size={18} />} onPress={go}>
      {documentIds ? say('bulk.sign', { count: documentIds.length }) : say('bulk.signMany')}
    </Button>
  );
}
