import { Button, Select, useWords } from '@sarn/platform-web';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useOpenRegister } from './book.client.ts';
import type { Registers } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface OpenRegisterProps {
  readonly openable: Registers['openable'];
  readonly onOpened: (registerId: string) => void;
}

/** The way to registers that have given no number yet; nothing where all are there. */
export function OpenRegister({ openable, onOpened }: OpenRegisterProps) {
  const say = useWords(bookWords);
  const [isAsking, setAsking] = useState(false);
  if (openable.length === 0 && !isAsking) return null;
  return (
    <>
      <Button icon={<BookPlus size={18} />} onPress={() => setAsking(true)}>
        {say('open.button')}
      </Button>
      {isAsking && (
        <OpenDialog openable={openable} onOpened={onOpened} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function OpenDialog(props: OpenRegisterProps & { readonly onClose: () => void }) {
  const { openable, onOpened, onClose } = props;
  const say = useWords(bookWords);
  const term = useTerms();
  const opening = useOpenRegister();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const options = openable.map(({ unit, kind, kindTerm }) => ({
    value: `${unit.id} ${kind}`,
    label: `${term(kindTerm)} · ${unit.name}`,
  }));
  const answers = () => {
    setTried(true);
    const [unitId, kind] = chosen?.split(' ') ?? [];
    return unitId && kind ? { unitId, kind } : null;
  };
  const save = {
    error: opening.error,
    isPending: opening.isPending,
    mutate: (sent: { unitId: string; kind: string }, then: { onSuccess: () => void }) =>
      opening.mutate(sent, {
        onSuccess: ({ id }) => {
          then.onSuccess();
          onOpened(id);
        },
      }),
  };
  return (
    <AskDialog
      title={say('open.title')}
      go={say('open.go')}
      done={say('open.done')}
      {...{ save, answers, onClose }}
    >
      <p className="s-muted">{say('open.hint')}</p>
      <Select
        label={say('open.which')}
        isRequired
        options={options}
        value={chosen}
        onChange={setChosen}
        error={isTried && chosen === null ? say('open.missing') : null}
      />
    </AskDialog>
  );
}
