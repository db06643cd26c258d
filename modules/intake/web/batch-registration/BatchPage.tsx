import { FilePicker } from '@sarn/file/web';
import {
  Button,
  Card,
  DatePicker,
  FormLayout,
  FormRow,
  LinkButton,
  PageHeader,
  Shortcuts,
  TextField,
  useIsPhone,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useRef, useState } from 'react';
import { isAsked } from '../registration/use-asked-fields.ts';
import { BookGroupField, CategoryField, SpeedField } from '@sarn/document-classes/web';
import { registerIncomingPath } from '@sarn/document/web';
import { WordBox } from '@sarn/correspondence/web';
import { filingLength } from '../register/filing-fields.ts';
import { latestLetterDate } from '../register/register-draft.ts';
import { registryWords } from '@sarn/document/web';
import { BatchPreview } from './BatchPreview.tsx';
import { BatchEntryRow } from './BatchRow.tsx';
import { useNextLineKey } from './next-row.ts';
import { useBatchRegistration } from './use-batch.ts';
import { batchWords } from './words/batch-words.ts';
import '@sarn/document/registry.css';
import './batch.css';

/** Registers several letters in one batch: one file and one row for each. */
export default function BatchRegistrationPage() {
  const say = useWords(batchWords);
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        title={say('title')}
        above={say('above')}
        actions={
          <LinkButton variant="quiet" href={registerIncomingPath}>
            {say('one')}
          </LinkButton>
        }
      />
      <Batch key={round} onNext={() => setRound(round + 1)} />
    </>
  );
}

function Batch({ onNext }: { readonly onNext: () => void }) {
  const say = useWords(batchWords);
  const isPhone = useIsPhone();
  const toasts = useToasts();
  const batch = useBatchRegistration();
  const list = useRef<HTMLOListElement>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = batch.lines.find(({ file }) => file.id === shownId)?.file;
  const isOver = batch.lines.length > 0 && batch.due.length === 0;
  const run = async () => {
    if (batch.form.isWaiting || batch.form.isPending || batch.lines.length === 0 || isOver) return;
    if (await batch.form.submit()) return;
    toasts.show({ tone: 'warning', title: say('mend') });
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useNextLineKey(list, batch.lines.length > 0);
  return (
    <div className="batch" data-preview={shown ? true : undefined}>
      <SharedCard batch={batch} />
      {batch.lines.length > 0 && (
        <Card title={say('lines', { count: batch.lines.length })}>
          <p className="s-muted s-small batch-hint">{say(isPhone ? 'keysPhone' : 'keys')}</p>
          {shown && <BatchPreview file={shown} onClose={() => setShownId(null)} />}
          <ol className="batch-rows" ref={list}>
            {batch.lines.map((line, place) => (
              <BatchEntryRow
                key={line.file.id}
                {...{ place, line, shared: batch.shared, isRunning: batch.form.isPending }}
                isShown={line.file.id === shownId}
                onShow={() => setShownId(line.file.id === shownId ? null : line.file.id)}
                // While a file is shown, it is that of the row in which somebody types.
                onEnter={() => shownId !== null && setShownId(line.file.id)}
                result={batch.results.get(line.file.id)}
                errors={batch.errorsOf(line)}
                asked={batch.asked}
                onChange={(part) => batch.change(line.file.id, part)}
                onFill={(part) => batch.fill(line.file.id, part)}
              />
            ))}
          </ol>
          <BatchActions {...{ batch, isOver, onNext }} onRegister={() => void run()} />
        </Card>
      )}
      <Shortcuts keys={[{ key: 'Alt+1', label: say('registerAll'), run: () => void run() }]} />
    </div>
  );
}

interface BatchActionsProps {
  readonly batch: ReturnType<typeof useBatchRegistration>;
  /** All letters have their number. */
  readonly isOver: boolean;
  readonly onRegister: () => void;
  readonly onNext: () => void;
}

function BatchActions({ batch, isOver, onRegister, onNext }: BatchActionsProps) {
  const say = useWords(batchWords);
  const { lines, due, form } = batch;
  return (
    <div className="batch-actions">
      <span className="s-muted" role="status">
        {say('progress', { done: lines.length - due.length, all: lines.length })}
      </span>
      {isOver ? (
        <Button variant="primary" autoFocus onPress={onNext}>
          {say('next')}
        </Button>
      ) : (
        <Button
          variant="primary"
          shortcut="Alt+1"
          isPending={form.isPending}
          isDisabled={form.isWaiting}
          onPress={onRegister}
        >
          {say('register', { count: due.length })}
        </Button>
      )}
    </div>
  );
}

/** Enter in the shared fields registers nothing: the letters follow below. */
const nothing = () => Promise.resolve(null);

function SharedCard({ batch }: { readonly batch: ReturnType<typeof useBatchRegistration> }) {
  const say = useWords(registryWords);
  const sayBatch = useWords(batchWords);
  const { shared, changeShared, asked } = batch;
  return (
    <Card title={sayBatch('shared')}>
      <FormLayout form={{ ...batch.form, submit: nothing }} columns={2}>
        <FormRow>
          <FilePicker
            label={sayBatch('files')}
            description={sayBatch('filesHint')}
            isRequired
            files={batch.lines.map(({ file }) => file)}
            onChange={batch.setFiles}
            onBusy={batch.form.wait}
          />
        </FormRow>
        <WordBox
          field="sender"
          label={say('field.sender')}
          text={shared.sender}
          onChange={(sender) => changeShared({ sender })}
          error={null}
        />
        <WordBox
          field="addressee"
          label={say('field.addressee')}
          text={shared.addressee}
          onChange={(addressee) => changeShared({ addressee })}
          error={null}
        />
        <DatePicker
          label={say('field.letterDate')}
          maxValue={latestLetterDate()}
          value={shared.letterDate}
          onChange={(letterDate) => changeShared({ letterDate })}
        />
        {isAsked(asked, 'speed') && (
          <SpeedField value={shared.speed} onChange={(speed) => changeShared({ speed })} />
        )}
        {isAsked(asked, 'bookGroup') && <BookGroupField draft={shared} change={changeShared} />}
        {isAsked(asked, 'category') && <CategoryField draft={shared} change={changeShared} />}
        {isAsked(asked, 'disposal') && (
          <TextField
            label={say('field.disposal')}
            maxLength={filingLength}
            value={shared.disposal ?? ''}
            onChange={(disposal) => changeShared({ disposal })}
          />
        )}
      </FormLayout>
    </Card>
  );
}
