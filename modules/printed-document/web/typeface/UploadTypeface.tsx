import {
  FileUpload,
  IconButton,
  SaveForm,
  Select,
  fileRefusal,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { fontFileLimit, typefaceFaces } from '@sarn/printed-document/contract';
import type { TypefaceFace } from '@sarn/printed-document/contract';
import { X } from 'lucide-react';
import { typefaceWords } from '../words/typeface-words.ts';
import { faceOfName } from './face-of-name.ts';
import { useAddTypeface } from './typeface.client.ts';

interface ChosenFont {
  readonly file: File;
  readonly face: TypefaceFace;
}

const limits = { accept: ['.ttf', '.otf'], maxBytes: fontFileLimit };
const nothing: { fonts: readonly ChosenFont[] } = { fonts: [] };

const isWhole = (fonts: readonly ChosenFont[]): boolean =>
  fonts.length === typefaceFaces.length &&
  typefaceFaces.every((face) => fonts.some((font) => font.face === face));

/** Takes the four files of a typeface; it is checked and kept, and no document changes yet. */
export function UploadTypeface({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const say = useWords(typefaceWords);
  const toasts = useToasts();
  const add = useAddTypeface();
  const form = useForm({
    name: 'printed.typeface-files',
    start: nothing,
    withoutSecrets: () => ({}),
    check: ({ fonts }) => ({ fonts: refusalOf(fonts) ?? (!isWhole(fonts) && say('add.each')) }),
    send: async ({ fonts }) => {
      const files = fonts.map(({ face, file }) => [face, file] as const);
      return add.mutateAsync(Object.fromEntries(files) as Record<TypefaceFace, File>);
    },
    onDone: ({ id }, { fonts }) => {
      form.reset(nothing);
      onAdded(id);
      const family = fonts.find(({ face }) => face === 'Regular')?.file.name ?? '';
      toasts.show({ tone: 'success', title: say('add.done', { family }) });
    },
  });
  const { fonts } = form.values;
  const put = (changed: readonly ChosenFont[]) => form.change({ fonts: changed });
  return (
    <SaveForm form={form} label={say('add.send')} isDisabled={fonts.length === 0}>
      <p className="s-muted">{say('add.text')}</p>
      <FileUpload
        {...limits}
        label={say('add.files')}
        description={say('add.filesText')}
        isMultiple
        error={form.error('fonts')}
        items={[]}
        onAdd={(files) => put([...fonts, ...files.map(asFont)])}
        onRemove={() => undefined}
      />
      {fonts.length > 0 && (
        <ul className="typeface-chosen" aria-label={say('add.chosen')}>
          {fonts.map((font, at) => (
            <li key={`${at} ${font.file.name}`}>
              <Select
                label={say('add.faceOf', { file: font.file.name })}
                options={typefaceFaces.map((face) => ({ value: face, label: say(`face.${face}`) }))}
                value={font.face}
                onChange={(face) => put(fonts.with(at, { ...font, face }))}
              />
              <IconButton
                aria-label={say('add.take', { file: font.file.name })}
                onPress={() => put(fonts.toSpliced(at, 1))}
              >
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SaveForm>
  );
}

const asFont = (file: File): ChosenFont => ({ file, face: faceOfName(file.name) });

/** Why one of them is not even sent. */
function refusalOf(fonts: readonly ChosenFont[]): string | null {
  for (const { file } of fonts) {
    const refusal = fileRefusal(file, limits);
    if (refusal !== null) return `${file.name}: ${refusal}`;
  }
  return null;
}
