import { FilePicker } from '@sarn/file/web';
import {
  Button,
  Card,
  DatePicker,
  FormLayout,
  FormRow,
  LinkButton,
  PageHeader,
  Select,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { speedClasses } from '@sarn/document/contract';
import { useRef, useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { Shortcuts } from '@sarn/document/web';
import { registerIncomingPath } from '@sarn/document/web';
import { WordBox } from '@sarn/correspondence/web';
import { latestLetterDate } from '../register/register-draft.ts';
import { registryWords } from '@sarn/document/web';
import { BagLineRow } from './BagLineRow.tsx';
import { useNextLineKey } from './next-line.ts';
import { usePostBag } from './use-post-bag.ts';
import { bagWords } from './words/bag-words.ts';
import '@sarn/document/registry.css';
import './post-bag.css';

/** Registering the letters of one post bag: one file and one line for each. */
export default function PostBagPage() {
  const say = useWords(bagWords);
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
      <Bag key={round} onNext={() => setRound(round + 1)} />
    </>
  );
}

function Bag({ onNext }: { readonly onNext: () => void }) {
  const say = useWords(bagWords);
  const toasts = useToasts();
  const bag = usePostBag();
  const list = useRef<HTMLOListElement>(null);
  const [isSending, setSending] = useState(false);
  const isOver = bag.lines.length > 0 && bag.due.length === 0;
  const run = async () => {
    if (isSending || bag.lines.length === 0 || isOver) return;
    if (await bag.run()) return;
    toasts.show({ tone: 'warning', title: say('mend') });
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useNextLineKey(list, bag.lines.length > 0);
  return (
    <div className="bag">
      <SharedCard bag={bag} onBusy={setSending} />
      {bag.lines.length > 0 && (
        <Card title={say('lines', { count: bag.lines.length })}>
          <p className="s-muted s-small bag-hint">{say('keys')}</p>
          <ol className="bag-lines" ref={list}>
            {bag.lines.map((line, place) => (
              <BagLineRow
                key={line.file.id}
                {...{ place, line, shared: bag.shared, isRunning: bag.isRunning }}
                result={bag.results.get(line.file.id)}
                errors={bag.errorsOf(line)}
                onChange={(part) => bag.change(line.file.id, part)}
              />
            ))}
          </ol>
          <div className="bag-actions">
            <span className="s-muted" role="status">
              {say('progress', { done: bag.lines.length - bag.due.length, all: bag.lines.length })}
            </span>
            {isOver ? (
              <Button variant="primary" autoFocus onPress={onNext}>
                {say('next')}
              </Button>
            ) : (
              <Button
                variant="primary"
                shortcut="Alt+1"
                isPending={bag.isRunning}
                isDisabled={isSending}
                onPress={() => void run()}
              >
                {say('register', { count: bag.due.length })}
              </Button>
            )}
          </div>
        </Card>
      )}
      <Shortcuts keys={[{ key: 'Alt+1', label: say('registerAll'), run: () => void run() }]} />
    </div>
  );
}

interface SharedCardProps {
  readonly bag: ReturnType<typeof usePostBag>;
  readonly onBusy: (isSending: boolean) => void;
}

function SharedCard({ bag, onBusy }: SharedCardProps) {
  const say = useWords(registryWords);
  const sayBag = useWords(bagWords);
  const speeds = useTermOptions(speedClasses);
  const { shared, changeShared } = bag;
  return (
    <Card title={sayBag('shared')}>
      <FormLayout columns={2} onSubmit={() => undefined}>
        <FormRow>
          <FilePicker
            label={sayBag('files')}
            description={sayBag('filesHint')}
            isRequired
            files={[]}
            onChange={bag.setFiles}
            onBusy={onBusy}
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
        <Select
          label={say('field.speed')}
          options={speeds}
          value={shared.speed}
          onChange={(speed) => changeShared({ speed })}
        />
      </FormLayout>
    </Card>
  );
}
