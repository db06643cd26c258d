import { acceptedExtensions, fileErrors, fileLimits } from '@sarn/file/contract';
import { FileUpload, fileRefusal, registerErrors, useUploads } from '@sarn/platform-web';
import type { UploadItem } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from './file.client.ts';
import type { PickedFile } from './picked-file.ts';

export interface FilePickerProps {
  readonly label: string;
  /**
   * The files of the form: the picker begins with them (of an edited draft), reports its own, and shows what
   * the form was filled with later (kept before a refresh).
   */
  readonly files: readonly PickedFile[];
  readonly onChange: (files: readonly PickedFile[]) => void;
  /** True while bytes are being sent: the form must not be sent yet. */
  readonly onBusy?: (isSending: boolean) => void;
  /**
   * The newest of the chosen files that was not refused, for a preview before it is uploaded; null
   * when there is none any more.
   */
  readonly onPreview?: (file: File | null) => void;
  /** Files that were made elsewhere on the page, such as of a pasted table: each is sent once. */
  readonly handed?: readonly File[];
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly isMultiple?: boolean;
  readonly description?: string;
  /** File extensions: `['.pdf']`; every kind that the server accepts when left out. */
  readonly accept?: readonly string[];
}

registerErrors(fileErrors);

const asItem = (file: PickedFile): UploadItem => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.bytes,
  sentBytes: file.bytes,
  state: 'done',
});

/** Files dropped or picked, sent at once with progress; several unless limited. */
export function FilePicker(props: FilePickerProps) {
  const { label, onBusy, onPreview, isMultiple = true } = props;
  const [kept, setKept] = useState<readonly PickedFile[]>(props.files);
  const accept = props.accept ?? acceptedExtensions;
  const { maxBytes } = fileLimits;
  const uploads = useUploads<PickedFile>(sendFile, (file) =>
    fileRefusal(file, { accept, maxBytes }),
  );
  useHanded(props.handed, uploads.add);
  const all = [...kept, ...uploads.results];
  useFormFiles(props, all, (files) => {
    uploads.clear();
    setKept(files);
  });
  useTellBusy(uploads.isSending, onBusy);
  useTellPreview(uploads.usable.at(-1) ?? null, onPreview);
  const remove = (id: string) => {
    if (kept.some((file) => file.id === id)) setKept(kept.filter((file) => file.id !== id));
    else uploads.remove(id);
  };
  return (
    <FileUpload
      label={label}
      isMultiple={isMultiple}
      isRequired={props.isRequired}
      error={props.error}
      description={props.description}
      accept={accept}
      maxBytes={maxBytes}
      items={[...kept.map(asItem), ...uploads.items]}
      onAdd={uploads.add}
      onRemove={remove}
      onRetry={uploads.retry}
    />
  );
}

/** Files that were sent: the picker is drawn anew when a form is filled from outside. */
const handedOver = new WeakSet<File>();

/** Sends files that were handed over, each once. */
function useHanded(
  handed: readonly File[] | undefined,
  add: (files: readonly File[]) => void,
): void {
  useEffect(() => {
    const fresh = (handed ?? []).filter((file) => !handedOver.has(file));
    if (fresh.length === 0) return;
    for (const file of fresh) handedOver.add(file);
    add(fresh);
  }, [handed, add]);
}

/** Tells the form its files whenever they change, not at every rendering; what the form has from elsewhere is adopted. */
function useFormFiles(
  { files: given, onChange }: Pick<FilePickerProps, 'files' | 'onChange'>,
  own: readonly PickedFile[],
  adopt: (files: readonly PickedFile[]) => void,
): void {
  const latest = useRef({ given, onChange, own, adopt });
  const [givenIds, ownIds] = [idsOf(given), idsOf(own)];
  const last = useRef(ownIds);
  // The form may still show what it was told before the last file.
  const told = useRef(new Set([ownIds]));
  useEffect(() => {
    latest.current = { given, onChange, own, adopt };
  });
  useEffect(() => {
    if (last.current === ownIds) return;
    last.current = ownIds;
    told.current.add(ownIds);
    latest.current.onChange(latest.current.own);
  }, [ownIds]);
  useEffect(() => {
    if (told.current.has(givenIds)) return;
    last.current = givenIds;
    told.current.add(givenIds);
    latest.current.adopt(latest.current.given);
  }, [givenIds]);
}

const idsOf = (files: readonly PickedFile[]) => files.map((file) => file.id).join();

function useTellPreview(
  file: File | null,
  onPreview: ((file: File | null) => void) | undefined,
): void {
  const latest = useRef(onPreview);
  const told = useRef<File | null>(null);
  useEffect(() => {
    latest.current = onPreview;
  });
  useEffect(() => {
    if (told.current === file) return;
    told.current = file;
    latest.current?.(file);
  }, [file]);
}

function useTellBusy(isSending: boolean, onBusy: ((isSending: boolean) => void) | undefined): void {
  const latest = useRef(onBusy);
  useEffect(() => {
    latest.current = onBusy;
  });
  useEffect(() => {
    latest.current?.(isSending);
    return () => latest.current?.(false);
  }, [isSending]);
}
