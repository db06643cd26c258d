import {
  ApiError,
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  FormLayout,
  FormRow,
  LinkButton,
  PageHeader,
  useWords,
} from '@sarn/platform-web';
import { BlobView, FilePicker } from '@sarn/file/web';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { postBagPath } from '../paths.ts';
import { registryWords } from '../words/registry-words.ts';
import { RegisterDone } from './RegisterDone.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { useRegisterForm } from './use-register-form.ts';
import '../registry.css';

/** Taking an incoming letter into the register: the paper beside the form. */
export default function RegisterIncomingPage() {
  const say = useWords(registryWords);
  const formId = useId();
  const form = useRegisterForm(formId);
  // The file chosen is shown at once from the machine itself; the server is checking it meanwhile.
  const [shown, setShown] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const next = () => {
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
          <LinkButton variant="quiet" href={postBagPath}>
            {say('register.many')}
          </LinkButton>
        }
      />
      <div className="reg-incoming">
        <section
          className="reg-incoming-paper"
          aria-label={say('document.paper')}
          data-empty={shown ? undefined : true}
        >
          {shown ? (
            <BlobView key={shown.name} blob={shown} name={shown.name} mediaType={shown.type} />
          ) : (
            <EmptyState
              icon={<FileUp size={28} />}
              title={say('register.noFile')}
              text={say('register.noFileHint')}
            />
          )}
        </section>
        <Card>
          <FormLayout
            key={round}
            id={formId}
            columns={2}
            onSubmit={() => form.submit('register')}
            actions={
              <>
                <Button
                  variant="ghost"
                  isPending={form.isArriving}
                  isDisabled={isSending}
                  onPress={() => form.submit('arrive')}
                >
                  {say('register.arrive')}
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  isPending={form.isRegistering}
                  isDisabled={isSending}
                >
                  {say('register.submit')}
                </Button>
              </>
            }
          >
            {form.failure && (
              <FormRow>
                <ErrorSummary error={form.failure} isFocused />
              </FormRow>
            )}
            <FormRow>
              <FilePicker
                label={say('register.files')}
                description={say('register.filesHint')}
                isRequired
                files={[]}
                onChange={form.setFiles}
                onBusy={setSending}
                onChosen={(file) => setShown(shown ?? file)}
                error={form.error('fileIds')}
              />
            </FormRow>
            <RegisterFields
              draft={form.draft}
              change={form.change}
              error={form.error}
              mustConfirm={isDuplicate(form.failure)}
            />
          </FormLayout>
        </Card>
      </div>
    </>
  );
}

function isDuplicate(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'registry.duplicate';
}
