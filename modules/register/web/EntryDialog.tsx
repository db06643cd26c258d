import {
  Button,
  DescriptionList,
  Dialog,
  ErrorSummary,
  FormLayout,
  TextArea,
  useClose,
  useDialogForm,
  useFieldErrors,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import { ReservedNumberEnd } from '@sarn/register/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { useEndReserved } from './book.client.ts';
import { stateKeyOf } from './book-columns.tsx';
import { bookWords } from './words/book-words.ts';

interface EntryDialogProps {
  readonly entry: RegisterEntry;
  readonly year: string;
  /** Whether the reader may end a reservation of this register. */
  readonly mayEnd: boolean;
  readonly onClose: () => void;
}

/** An entry that opens no document: who reserved or ended its number, and what may become of it. */
export function EntryDialog({ entry, year, mayEnd, onClose }: EntryDialogProps) {
  const say = useWords(bookWords);
  const form = useEndForm(entry, onClose);
  const mayDecide = mayEnd && entry.state === 'RESERVED';
  const close = useClose(form, onClose);
  const footer = (
    <>
      <Button onPress={() => void close()} isDisabled={form.isPending}>
        {say('line.close')}
      </Button>
      {mayDecide && (
        <>
          <Button
            isPending={form.pending === 'RELEASED'}
            onPress={() => void form.submit('RELEASED')}
          >
            {say('line.release')}
          </Button>
          <Button
            variant="danger"
            isPending={form.pending === 'VOID'}
            onPress={() => void form.submit('VOID')}
          >
            {say('line.void')}
          </Button>
        </>
      )}
    </>
  );
  const title = say('line.title', { number: `${entry.number}/${year}` });
  return (
    <Dialog isOpen isGuarded={mayDecide} title={title} onClose={() => void close()} footer={footer}>
      <FormLayout form={form}>
        <ErrorSummary error={form.failure} isFocused />
        <EntryFacts entry={entry} />
        {mayDecide && (
          <>
            {entry.reserved?.isExpired && <p>{say('line.expiredHint')}</p>}
            <TextArea
              label={say('line.endReason')}
              description={say('line.endHint')}
              isRequired
              rows={2}
              {...form.field('reason')}
            />
          </>
        )}
      </FormLayout>
    </Dialog>
  );
}

function EntryFacts({ entry }: { readonly entry: RegisterEntry }) {
  const say = useWords(bookWords);
  const language = useLanguage();
  const { reserved, ended } = entry;
  const day = (text: string) => formatDay(text, language, 'full');
  const when = (text: string) => formatMoment(text, language, 'full');
  return (
    <DescriptionList
      items={[
        { term: say('line.state'), value: say(`state.${stateKeyOf(entry)}`) },
        { term: say('line.forDay'), value: day(entry.forDay) },
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

function useEndForm({ entryId }: RegisterEntry, onClose: () => void) {
  const say = useWords(bookWords);
  const { ofInput } = useFieldErrors();
  const finish = useEndReserved();
  return useDialogForm({
    name: 'register.end-reserved',
    about: entryId,
    start: { reason: '' },
    ways: ['RELEASED', 'VOID'],
    check: ({ reason }, how) => ofInput(ReservedNumberEnd, { entryId, how, reason }),
    // The other button is another command.
    send: async ({ reason }, { way: how, idempotencyKey }) =>
      finish.mutateAsync({ entryId, how, reason, idempotencyKey: `${idempotencyKey}-${how}` }),
    told: ({ number }) => ({ title: say('line.done', { number }) }),
    onClose,
  });
}
