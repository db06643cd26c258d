import type { RequestCard } from '@sarn/certificate/contract';
import { Badge, Button, formatMoment, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import { Download, FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRequestFile } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface WaitingElsewhereProps {
  readonly request: RequestCard;
  readonly onBring: () => void;
  /** The button that takes the request back. */
  readonly withdraw: ReactNode;
}

/** A request for another authority: what the person does, one after the other, until the key is ready. */
export function WaitingElsewhere({ request, onBring, withdraw }: WaitingElsewhereProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const toasts = useToasts();
  const file = useRequestFile();
  return (
    <>
      <p>
        <Badge tone="info">{say('elsewhere.state')}</Badge>
      </p>
      <p>{say('elsewhere.text', { at: formatMoment(request.askedAt, language) })}</p>
      <ol className="certificate-steps">
        <li>
          {say('elsewhere.first')}
          <Button
            icon={<Download size={18} />}
            isPending={file.isPending}
            onPress={() => file.mutate(undefined, { onError: (error) => toasts.fail(error) })}
          >
            {say('elsewhere.download')}
          </Button>
        </li>
        <li>
          {say('elsewhere.second')}
          <Button variant="primary" icon={<FileCheck size={18} />} onPress={onBring}>
            {say('elsewhere.bring')}
          </Button>
        </li>
      </ol>
      <div className="certificate-buttons">{withdraw}</div>
    </>
  );
}
