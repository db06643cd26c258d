import { phraseTools } from '@sarn/phrase/insert';
import { FilePicker } from '@sarn/file/web';
import { ClassFields } from '@sarn/creation/web';
import { FormPart, FormRow, Skeleton, useWords } from '@sarn/platform-web';
import { letterRules } from '@sarn/document/contract';
import type { LetterField, LetterKind } from '@sarn/document/contract';
import type { LetterLanguage } from '@sarn/correspondence/contract';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { registryWords } from '@sarn/document/web';
import { useHandedFiles } from '../draft/handed-files.ts';
import { phraseValues } from '../draft/phrase-values.ts';
import { TitleField } from '../draft/TitleField.tsx';
import type { LetterFieldProps } from './field-props.ts';
import { Addressee, Reference, SalutationField } from './fields-address.tsx';
import { Bearer, MadeOn, MediumField, Source, ValidUntil } from './fields-certificate.tsx';
import { EnglishClosing, EnglishCode, EnglishSigner, Language, QrCode } from './fields-english.tsx';
import { Photo } from './field-photo.tsx';
import { Address, Contact, Copies, Enclosures, Remarks } from './fields-lines.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { letterWords } from './words/letter-words.ts';

const RichTextEditor = lazy(() => import('@sarn/platform-web/editor'));

/** The fields of a kind: subject, then those of its rule in the order of its form. */
export function LetterFields(props: LetterFieldProps) {
  const say = useWords(letterWords);
  const { kind, draft, change, error } = props;
  const isEnglish = kind === 'outgoing' && draft.language === 'en';
  const title = (
    <TitleField
      key="title"
      {...{ draft, change, error }}
      label={isEnglish ? say('english.subject') : undefined}
      description={isEnglish ? say('english.subjectHint') : say(`titleHint.${kind}`)}
    />
  );
  return (
    <>
      {!isEnglish && kind !== 'outgoing' && title}
      {shownFields(kind, draft.language).map((name) => {
        if (name === 'title') return title;
        const Field = fields[name];
        return (
          <FormPart key={name} name={name}>
            <Field {...props} />
          </FormPart>
        );
      })}
    </>
  );
}

function Body({ kind, draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  const { hand, leftOut } = useHandedFiles();
  const key = kind === 'guaranty' ? 'guaranty' : 'usual';
  return (
    <FormRow>
      <Suspense fallback={<Skeleton kind="block" />}>
        <RichTextEditor
          label={say(`body.${key}`)}
          description={kind === 'guaranty' ? say('bodyHint') : undefined}
          isRequired
          initial={draft.bodyJson}
          onChange={({ json }) => change({ bodyJson: { ...json } })}
          onAttach={hand}
          tools={phraseTools(phraseValues(draft))}
          leftOut={leftOut}
          error={error('bodyJson')}
        />
      </Suspense>
    </FormRow>
  );
}

function Files({ kind, draft, change, error, onBusy }: LetterFieldProps) {
  const say = useWords(registryWords);
  const { files: handed } = useHandedFiles();
  return (
    <FormRow>
      <FilePicker
        label={say('field.files')}
        isRequired={!letterRules[kind].optional.includes('files')}
        files={draft.files}
        onChange={(files) => change({ files })}
        onBusy={onBusy}
        handed={handed}
        error={error('fileIds')}
      />
    </FormRow>
  );
}

const onlyEnglish = ['englishClosing', 'hasQr', 'englishSigner', 'englishCode'] as const;

/** The fields of a language in the order of its form: in English Dear stands before the subject. */
function shownFields(
  kind: LetterKind,
  language: LetterLanguage,
): readonly (LetterField | 'title')[] {
  if (kind !== 'outgoing') return letterRules[kind].fields;
  if (language === 'en') return englishOrder;
  const [first = 'language', ...rest] = letterRules[kind].fields;
  return [first, 'title', ...rest.filter((name) => !onlyEnglish.some((other) => other === name))];
}

const englishOrder = [
  ...([
    'language',
    'addressee',
    'title',
    'speed',
    'recipients',
    'body',
    'enclosures',
    'copies',
  ] as const),
  ...(['englishClosing', 'englishSigner', 'englishCode', 'hasQr'] as const),
  ...(['address', 'contact', 'files'] as const),
];

const fields: Readonly<Record<LetterField, ComponentType<LetterFieldProps>>> = {
  language: Language,
  englishClosing: EnglishClosing,
  englishSigner: EnglishSigner,
  englishCode: EnglishCode,
  hasQr: QrCode,
  salutation: SalutationField,
  addressee: Addressee,
  speed: ClassFields,
  reference: Reference,
  enclosures: Enclosures,
  recipients: RecipientsField,
  bearerId: Bearer,
  validUntil: ValidUntil,
  hasPhoto: Photo,
  remarks: Remarks,
  medium: MediumField,
  source: Source,
  madeOn: MadeOn,
  body: Body,
  address: Address,
  contact: Contact,
  copies: Copies,
  files: Files,
};
