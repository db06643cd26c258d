import { phraseTools } from '@sarn/phrase/insert';
import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { FormPart, FormRow, Skeleton, useWords } from '@sarn/platform-web';
import { Suspense, lazy } from 'react';
import type { Ref } from 'react';
import type { EditorHandle } from '@sarn/platform-web/editor';
import { registryWords } from '@sarn/document/web';
import { useHandedFiles } from './handed-files.ts';
import { phraseValues } from './phrase-values.ts';

const RichTextEditor = lazy(() => import('@sarn/platform-web/editor'));

interface Written {
  readonly title: string;
  readonly addressee?: string;
  readonly bodyJson: Readonly<Record<string, unknown>>;
  readonly files: readonly PickedFile[];
}

interface BodyAndFilesProps {
  readonly draft: Written;
  readonly change: (part: Partial<Written>) => void;
  readonly error: (field: string) => string | null;
  readonly onBusy: (isSending: boolean) => void;
  /** For what changes the text in other ways than by typing. */
  readonly editor?: Ref<EditorHandle | null>;
}

/** Text and files: the last part of every form in which a document is written. */
export function BodyAndFiles({ draft, change, error, onBusy, editor }: BodyAndFilesProps) {
  const say = useWords(registryWords);
  const handed = useHandedFiles();
  return (
    <>
      <FormPart name="body">
        <FormRow>
          <Suspense fallback={<Skeleton kind="block" />}>
            <RichTextEditor
              label={say('memo.body')}
              isRequired
              initial={draft.bodyJson}
              onChange={({ json }) => change({ bodyJson: { ...json } })}
              onAttach={handed.hand}
              tools={phraseTools(phraseValues(draft))}
              leftOut={handed.leftOut}
              handle={editor}
              error={error('bodyJson')}
            />
          </Suspense>
        </FormRow>
      </FormPart>
      <FormPart name="enclosures">
        <FormRow>
          <FilePicker
            label={say('field.attachments')}
            files={draft.files}
            onChange={(files) => change({ files })}
            onBusy={onBusy}
            handed={handed.files}
            error={error('fileIds')}
          />
        </FormRow>
      </FormPart>
    </>
  );
}
