import { Button, FormDialog, Select, useDialogForm, useWords } from '@sarn/platform-web';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { useOpenRegister } from './book.client.ts';
import type { Registers } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface OpenRegisterProps {
  readonly openable: Registers['openable'];
  readonly onOpened: (registerId: string) => void;
}

/** Opens registers that have given no number yet; shows nothing where all exist. */
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

const nothingChosen: { readonly chosen: string | null } = { chosen: null };

function OpenDialog(props: OpenRegisterProps & { readonly onClose: () => void }) {
  const { openable, onOpened, onClose } = props;
  const say = useWords(bookWords);
  const term = useTerms();
  const opening = useOpenRegister();
  const options = openable.map(({ unit, kind, kindTerm }) => ({
    value: `${unit.id} ${kind}`,
    label: `${term(kindTerm)} · ${unit.name}`,
  }));
  const form = useDialogForm({
    name: 'register.open',
    start: nothingChosen,
    check: ({ chosen }) => ({ chosen: chosen === null && say('open.missing') }),
    send: async ({ chosen }) => {
      const [unitId = '', kind = ''] = chosen?.split(' ') ?? [];
      return opening.mutateAsync({ unitId, kind });
    },
    onFinish: ({ id }) => onOpened(id),
    told: () => ({ title: say('open.done') }),
    onClose,
  });
  return (
    <FormDialog title={say('open.title')} form={form} label={say('open.go')} onClose={onClose}>
      <p className="s-muted">{say('open.hint')}</p>
      <Select label={say('open.which')} isRequired options={options} {...form.field('chosen')} />
    </FormDialog>
  );
}
