import {
  ApiError,
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  FormLayout,
  FormRow,
  LinkButton,
  Loaded,
  PageHeader,
  useWords,
} from '@sarn/platform-web';
import { BlobView, FilePicker, FileView } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import type { ArrivalDetail } from '@sarn/intake/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useArrival } from '../arrival/arrival.client.ts';
import { ArrivalSender } from '../arrival/ArrivalSender.tsx';
import { arrivalPath, arrivalsPath, batchRegistrationPath } from './paths.ts';
import { registryWords } from '@sarn/document/web';
import { ReadFromFile } from './ReadFromFile.tsx';
import { RegisterDone } from './RegisterDone.tsx';
import { NextNumber } from './NextNumber.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { useRegisterForm } from './use-register-form.ts';
import '@sarn/document/registry.css';

/** Registers an incoming letter; with `?arrival=` one that came by mail or exchange. */
export default function RegisterIncomingPage() {
  const { arrival = '' } = useSearch({ strict: false }) as { arrival?: string };
  return arrival ? <RegisterArrival key={arrival} id={arrival} /> : <RegisterForm />;
}

function RegisterArrival({ id }: { readonly id: string }) {
  const query = useArrival(id);
  // The arrival is kept after it was registered here, because the form then shows its number.
  const [first, setFirst] = useState<ArrivalDetail | null>(null);
  if (first) return <RegisterForm arrival={first} />;
  return (
    <Loaded query={query} lines={8}>
      {(item) => <OpenOnce item={item} onOpen={setFirst} />}
    </Loaded>
  );
}

function OpenOnce(props: {
  readonly item: ArrivalDetail;
  readonly onOpen: (item: ArrivalDetail) => void;
}) {
  const { item, onOpen } = props;
  const navigate = useNavigate();
  useEffect(() => {
    if (item.state === 'waiting') onOpen(item);
    else void navigate({ to: arrivalPath(item.id), replace: true });
  }, [item, onOpen, navigate]);
  return null;
}

/** The document beside the form. */
function RegisterForm({ arrival }: { readonly arrival?: ArrivalDetail }) {
  const say = useWords(registryWords);
  const navigate = useNavigate();
  const form = useRegisterForm(arrival);
  // The chosen file is shown at once from the browser, while the server is checking it.
  const [shown, setShown] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const next = () => {
    if (arrival) return void navigate({ to: arrivalsPath });
    form.restart();
    setShown(null);
    setRound(round + 1);
  };
  if (form.done) return <RegisterDone done={form.done} title={form.draft.title} onNext={next} />;
  return (
    <>
      <PageHeader
        title={say('register.title')}
        above={say('register.above')}
        actions={
          !arrival && (
            <LinkButton variant="quiet" href={batchRegistrationPath}>
              {say('register.many')}
            </LinkButton>
          )
        }
      />
      <div className="reg-incoming">
        <FileBeside chosen={shown} known={form.values.files[0]} />
        <LetterCard key={round} form={form} arrival={arrival} onPreview={setShown} />
      </div>
    </>
  );
}

interface LetterCardProps {
  readonly form: ReturnType<typeof useRegisterForm>;
  readonly arrival: ArrivalDetail | undefined;
  readonly onPreview: (file: File | null) => void;
}

/** The files and the fields of the letter. */
function LetterCard({ form, arrival, onPreview }: LetterCardProps) {
  const say = useWords(registryWords);
  return (
    <Card>
      <FormLayout form={form} columns={2} actions={<Actions form={form} mayWait={!arrival} />}>
        {form.failure !== null && (
          <FormRow>
            <ErrorSummary error={form.failure} isFocused />
          </FormRow>
        )}
        {arrival && (
          <FormRow>
            <ArrivalSender arrival={arrival} />
          </FormRow>
        )}
        <FormRow>
          <FilePicker
            label={say('register.files')}
            description={say('register.filesHint')}
            isRequired
            files={form.values.files}
            onChange={(files) => form.change({ files })}
            onBusy={form.wait}
            onPreview={onPreview}
            error={form.error('fileIds')}
          />
        </FormRow>
        {form.read.length > 0 && (
          <FormRow>
            <ReadFromFile fields={form.read} />
          </FormRow>
        )}
        <RegisterFields
          draft={form.draft}
          change={form.changeDraft}
          error={form.error}
          mustConfirm={isDuplicate(form.failure)}
          isFocused
          way={arrival ? 'arrival' : 'outside'}
        />
      </FormLayout>
    </Card>
  );
}

interface FileBesideProps {
  readonly chosen: File | null;
  /** The first file that the server has, such as of an arrival or before a refresh. */
  readonly known: PickedFile | undefined;
}

/** The document that is registered, or a place that asks for it. */
function FileBeside({ chosen, known }: FileBesideProps) {
  const say = useWords(registryWords);
  return (
    <section
      className="reg-incoming-file"
      aria-label={say('document.content')}
      data-empty={chosen || known ? undefined : true}
    >
      {chosen ? (
        <BlobView
          key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`}
          blob={chosen}
          name={chosen.name}
          mediaType={chosen.type}
        />
      ) : known ? (
        <FileView key={known.id} fileId={known.id} name={known.name} mediaType={known.mediaType} />
      ) : (
        <EmptyState
          icon={<FileUp size={28} />}
          title={say('register.noFile')}
          text={say('register.noFileHint')}
        />
      )}
    </section>
  );
}

interface ActionsProps {
  readonly form: ReturnType<typeof useRegisterForm>;
  /** Whether it may be left among the arrivals without a number. */
  readonly mayWait: boolean;
}

function Actions({ form, mayWait }: ActionsProps) {
  const say = useWords(registryWords);
  return (
    <>
      <NextNumber draft={form.draft} />
      {mayWait && (
        <Button
          variant="ghost"
          isPending={form.pending === 'arrive'}
          isDisabled={form.isWaiting}
          onPress={() => void form.submit('arrive')}
        >
          {say('register.arrive')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        shortcut="Control+Enter"
        isPending={form.pending === 'register'}
        isDisabled={form.isWaiting}
      >
        {say('register.submit')} <kbd aria-hidden="true">Ctrl Enter</kbd>
      </Button>
    </>
  );
}

function isDuplicate(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'registry.duplicate';
}
