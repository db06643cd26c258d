import { emblemLimit } from '@sarn/configuration/contract';
import {
  Button,
  Card,
  FileUpload,
  SaveForm,
  fileRefusal,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useClearEmblem, useSaveEmblem } from './configuration.client.ts';
import { ReasonField } from './ReasonField.tsx';
import { configurationWords } from './words/configuration-words.ts';

interface EmblemCardProps {
  readonly emblem: { readonly logo: string; readonly isOwn: boolean; readonly version: number };
}

const limits = { accept: ['.png', '.svg'], maxBytes: emblemLimit };
const nothing: { file: File | null; reason: string } = { file: null, reason: '' };

/** The emblem in use, and the form that replaces it. */
export function EmblemCard({ emblem: { logo, isOwn, version } }: EmblemCardProps) {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const save = useSaveEmblem();
  const clear = useClearEmblem();
  const told = () => void toasts.show({ tone: 'success', title: say('emblem.saved') });
  const form = useForm({
    name: 'configuration.emblem',
    start: nothing,
    withoutSecrets: () => ({}),
    check: ({ file }) => ({ file: file ? fileRefusal(file, limits) : say('emblem.missing') }),
    send: async ({ file, reason }) => file && save.mutateAsync({ file, version, reason }),
    onDone: () => {
      form.reset(nothing);
      told();
    },
  });
  const { file } = form.values;
  return (
    <Card title={say('emblem.title')}>
      <div className="configuration-emblem">
        <img
          src={new URL(logo, document.baseURI).href}
          alt={say('emblem.now')}
          width={96}
          height={96}
        />
        <div className="configuration-emblem-form">
          <p className="s-muted">{say('emblem.text')}</p>
          <SaveForm form={form} label={say('emblem.save')} isDisabled={!file}>
            <FileUpload
              {...limits}
              label={say('emblem.file')}
              description={say('emblem.fileText')}
              error={form.error('file')}
              items={file ? [itemOf(file)] : []}
              onAdd={([chosen = null]) => form.change({ file: chosen })}
              onRemove={() => form.change({ file: null })}
            />
            {file && <ReasonField {...form.field('reason')} />}
          </SaveForm>
          {isOwn && (
            <Button
              variant="ghost"
              isPending={clear.isPending}
              onPress={() => clear.mutate({ version }, { onSuccess: told })}
            >
              {say('emblem.clear')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

const itemOf = (file: File) => ({
  ...{ id: 'emblem', name: file.name, sizeBytes: file.size },
  ...{ state: 'waiting' as const, sentBytes: 0 },
});
