import { registerIncomingPath } from '@sarn/document/web';
import { LinkButton, useWords } from '@sarn/platform-web';
import { Plus } from 'lucide-react';
import { registrationWords } from '../registration/words/registration-words.ts';
import { useStart } from './register.client.ts';

/**
 * In the head of a register: registers a letter there. Shown only for the register in which this person
 * gives receive numbers; the server says which one it is.
 */
export default function ReceiveAction({ subjectId }: { readonly subjectId: string }) {
  const say = useWords(registrationWords);
  const { data } = useStart();
  if (data?.registerId !== subjectId) return null;
  return (
    <LinkButton variant="primary" icon={<Plus size={18} />} href={registerIncomingPath}>
      {say('receive')}
    </LinkButton>
  );
}
