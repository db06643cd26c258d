import {
  Button,
  Card,
  ErrorSummary,
  FileUpload,
  PageHeader,
  SaveForm,
  fileRefusal,
  useForm,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { configurationWords } from '../words/configuration-words.ts';
import { DifferencesCard } from './DifferencesCard.tsx';
import { saveSettings, useOpenFile } from './file.client.ts';
import { LastImport } from './LastImport.tsx';
import '../configuration.css';
import './file.css';

/** `/settings/{menuID}/configuration-file`: all settings out and in as one file. */
export default function ConfigurationFilePage() {
  const say = useWords(configurationWords);
  const [importId, setImportId] = useImportOfAddress();
  return (
    <div className="configuration-page">
      <PageHeader
        title={say('file.title')}
        meta={<span className="s-muted">{say('file.meta')}</span>}
      />
      {importId === null ? (
        <>
          <LastImport />
          <ExportCard />
          <OpenCard onOpened={setImportId} />
        </>
      ) : (
        <DifferencesCard importId={importId} onClose={() => setImportId(null)} />
      )}
    </div>
  );
}

/**
 * The file that is compared, as in the address: after a refresh it is compared again, with what was chosen
 * and written before.
 */
function useImportOfAddress() {
  const navigate = useNavigate();
  const { file } = useSearch({ strict: false }) as { file?: unknown };
  return [
    typeof file === 'string' ? file : null,
    (importId: string | null) =>
      void navigate({
        to: '.',
        search: (known: object) => ({ ...known, file: importId ?? undefined }),
        replace: importId === null,
        resetScroll: false,
      }),
  ] as const;
}

function ExportCard() {
  const say = useWords(configurationWords);
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    ...{ isPending: false, error: null },
  });
  const save = async () => {
    setState({ isPending: true, error: null });
    try {
      await saveSettings();
      setState({ isPending: false, error: null });
    } catch (error) {
      setState({ isPending: false, error });
    }
  };
  return (
    <Card title={say('file.out')}>
      <ErrorSummary error={state.error} />
      <p className="s-muted configuration-lead">{say('file.outText')}</p>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        isPending={state.isPending}
        onPress={() => void save()}
      >
        {say('file.save')}
      </Button>
    </Card>
  );
}

const limits = { accept: ['.json'], maxBytes: 10 * 1024 * 1024 };
const nothing: { file: File | null } = { file: null };

function OpenCard({ onOpened }: { readonly onOpened: (importId: string) => void }) {
  const say = useWords(configurationWords);
  const open = useOpenFile();
  const form = useForm({
    name: 'configuration.open-file',
    start: nothing,
    withoutSecrets: () => ({}),
    check: ({ file }) => ({ file: file ? fileRefusal(file, limits) : say('file.missing') }),
    send: async ({ file }) => file && open.mutateAsync(file),
    onFinish: (opened) => opened && onOpened(opened.importId),
  });
  const { file } = form.values;
  return (
    <Card title={say('file.in')}>
      <p className="s-muted configuration-lead">{say('file.inText')}</p>
      <SaveForm form={form} label={say('file.open')} isDisabled={!file}>
        <FileUpload
          {...limits}
          label={say('file.file')}
          error={form.error('file')}
          items={file ? [itemOf(file)] : []}
          onAdd={([chosen = null]) => form.change({ file: chosen })}
          onRemove={() => form.change({ file: null })}
        />
      </SaveForm>
    </Card>
  );
}

const itemOf = (file: File) => ({
  ...{ id: 'settings', name: file.name, sizeBytes: file.size },
  ...{ state: 'waiting' as const, sentBytes: 0 },
});
