import { Button, Dialog, useWords } from '@sarn/platform-web';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { healthWords } from './words/health-words.ts';

/** Names of those who are told of faults. */
export function WhoIsTold({ names }: { readonly names: readonly string[] }) {
  const say = useWords(healthWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Bell size={18} />} onPress={() => setOpen(true)}>
        {say('whoIsTold')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={say('whoIsTold')}
        size="s"
        footer={<Button onPress={() => setOpen(false)}>{say('close')}</Button>}
      >
        <p>{say('toldText')}</p>
        {names.length === 0 ? (
          <p className="s-muted">{say('toldNobody')}</p>
        ) : (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
