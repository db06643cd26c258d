import { formatDate, formatInstant } from '@sarn/kernel';
import {
  Button,
  DescriptionList,
  Dialog,
  ErrorSummary,
  TextArea,
  newCommandKey,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { EndReason } from '@sarn/register/contract';
import type { RegisterLine } from '@sarn/document/contract';
import { useState } from 'react';
import { fieldErrors } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useEndReserved } from './book.client.ts';
import { stateKeyOf } from './book-columns.tsx';
import { bookWords } from './words/book-words.ts';

interface LineDialogProps {
  readonly line: RegisterLine;
  readonly year: string;
  /** Whether the reader may end a reservation of this register. */
  readonly mayEnd: boolean;
  readonly onClose: () => void;
}

type How = 'VOID' | 'RELEASED';

/** A line that opens no document: who reserved or ended its number, and what may become of it. */
export function LineDialog({ line, year, mayEnd, onClose }: LineDialogProps) {
  const say = useWords(bookWords);
  const form = useEndForm(line, onClose);
  const isEnding = mayEnd && line.state === 'RESERVED';
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={form.isPending}>
        {say('line.close')}
      </Button>
      {isEnding && (
        <>
          <Button isPending={form.pending === 'RELEASED'} onPress={() => form.send('RELEASED')}>
            {say('line.release')}
          </Button>
          <Button
            variant="danger"
            isPending={form.pending === 'VOID'}
            onPress={() => form.send('VOID')}
          >
            {say('line.void')}
          </Button>
        </>
      )}
    </>
  );
  const title = say('line.title', { number: `${line.number}/${year}` });
  return (
    <Dialog isOpen isGuarded={isEnding} title={title} onClose={onClose} footer={footer}>
      <div className="reg-stack">
        <ErrorSummary error={form.failure} isFocused />
        <LineFacts line={line} />
        {isEnding && (
          <>
            {line.reserved?.isExpired && <p>{say('line.expiredHint')}</p>}
            <TextArea
              label={say('line.endReason')}
              description={say('line.endHint')}
              isRequired
              rows={2}
              value={form.reason}
              onChange={form.setReason}
              error={form.error}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function LineFacts({ line }: { readonly line: RegisterLine }) {
  const say = useWords(bookWords);
  const language = useLanguage();
  const { reserved, ended } = line;
  const day = (text: string) => formatDate(text, 'full', language);
  const when = (text: string) => formatInstant(text, 'full', language);
  return (
    <DescriptionList
      items={[
        { term: say('line.state'), value: say(`state.${stateKeyOf(line)}`) },
        { term: say('line.forDay'), value: day(line.forDay) },
        ...(reserved
          ? [
              { term: say('line.reservedBy'), value: reserved.byName },
              { term: say('line.reservedAt'), value: when(reserved.at) },
              { term: say('line.expiresOn'), value: day(reserved.expiresOn) },
              { term: say('line.reserveReason'), value: reserved.reason, isLong: true },
            ]
          : []),
        ...(ended
          ? [
              { term: say('line.endedBy'), value: ended.byName },
              { term: say('line.endedAt'), value: when(ended.at) },
              { term: say('line.endReason'), value: ended.reason, isLong: true },
            ]
          : []),
      ]}
    />
  );
}

function useEndForm(line: RegisterLine, onClose: () => void) {
  const say = useWords(bookWords);
  const sayField = useWords(registryWords);
  const toasts = useToasts();
  const finish = useEndReserved();
  const [reason, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [key, setKey] = useState(newCommandKey);
  const checked = EndReason.safeParse(reason);
  const issues = checked.success
    ? []
    : checked.error.issues.map((issue) => ({ ...issue, path: ['reason'] }));
  const wrong = fieldErrors(issues, { reason }, sayField)['reason'] ?? null;
  const send = (how: How) => {
    setChecked(true);
    if (!checked.success || finish.isPending) return;
    const { entryId } = line;
    // The other button is another command.
    const idempotencyKey = `${key}-${how}`;
    finish.mutate(
      { entryId, how, reason, idempotencyKey },
      {
        onSuccess: ({ number }) => {
          toasts.show({ tone: 'success', title: say('line.done', { number }) });
          onClose();
        },
      },
    );
  };
  return {
    reason,
    send,
    setReason: (text: string) => {
      setText(text);
      if (finish.isError) setKey(newCommandKey());
    },
    error: isChecked ? wrong : null,
    failure: finish.error,
    isPending: finish.isPending,
    pending: finish.isPending ? (finish.variables?.how ?? null) : null,
  };
}
