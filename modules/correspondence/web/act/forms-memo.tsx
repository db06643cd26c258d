import { DescriptionList, PasswordField, useWords } from '@sarn/platform-web';
import { ApprovalField } from '@sarn/second-factor/approval';
import type { Option } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { isPublicationKind, maySignTogether, publicationRules } from '@sarn/document/contract';
import { letterForms } from '@sarn/correspondence/contract';
import { ReservedChoice } from '@sarn/register/web';
import { chosenNumber, useNumberWords } from '@sarn/register/web';
import { letterWords } from '../letter/words/letter-words.ts';
import { PeoplePicker } from '@sarn/organisation/web';
import { PersonPicker } from '@sarn/organisation/web';
import { RoutingHelp, lineMembers, withLine } from '@sarn/routing/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { CoSignatories, SigningEffect } from './CoSignatories.tsx';
import { actForm, sentCapacity, signingPart } from '@sarn/document/web';
import type { ActFieldsProps, DigitalAct } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';

interface Submitting {
  readonly reviewers: readonly Option[];
  readonly signatory: Option | null;
  readonly coSignatories: readonly Option[];
  readonly inParallel: boolean;
  readonly note: string;
}

function SubmitFields({ draft, change, error, detail }: ActFieldsProps<Submitting>) {
  const say = useWords(registryWords);
  const words = useNumberWords('line');
  const { kind } = detail;
  const isOfAgency = isPublicationKind(kind) && publicationRules[kind].signatory === 'agency';
  const Initials = signingPart()?.Initials;
  return (
    <>
      {detail.numbering && <p className="s-muted s-small">{words(detail.numbering)}</p>}
      <RoutingHelp
        documentId={detail.id}
        purpose="route"
        chosen={lineMembers(draft)}
        onUse={(members) => change(withLine(draft, members))}
      />
      <PeoplePicker
        label={say('field.reviewers')}
        description={say('form.reviewersHint')}
        isOrdered
        scopeUnitId={null}
        people={draft.reviewers}
        onChange={(reviewers) => change({ reviewers })}
        error={error('reviewerIds')}
      />
      <PersonPicker
        label={say('field.signatory')}
        description={say(isOfAgency ? 'publication.signatoryHint' : 'form.signatoryHint')}
        isRequired
        maySign
        scopeUnitId={null}
        value={draft.signatory}
        onChange={(signatory) => change({ signatory })}
        error={error('signatoryId')}
      />
      {maySignTogether(kind) && (
        <CoSignatories
          coSignatories={draft.coSignatories}
          inParallel={draft.inParallel}
          onChange={change}
          error={error('coSignatoryIds')}
        />
      )}
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
      {Initials && <Initials detail={detail} />}
    </>
  );
}

const optionOf = (person: { id: string; name: string; positionName: string }): Option => ({
  value: person.id,
  label: person.name,
  hint: person.positionName,
});

/** Who reviewed the report of a meeting, where that is somebody of the agency, signs it. */
function reviewerOf({ publication }: DocumentDetail) {
  const { personId = null, name = '', post = '' } = publication?.minutes?.reviewer ?? {};
  return personId === null ? null : { id: personId, name, positionName: post };
}

export const submitForm = actForm<'submit', Submitting>('submit', {
  schema: letterForms.submit,
  // A returned draft starts with its former route, which the drafter may change.
  start: ({ detail }) => {
    const signing = detail.route.filter((step) => step.role === 'sign');
    const person = signing.at(-1)?.person ?? reviewerOf(detail) ?? detail.creation?.signatory;
    return {
      reviewers: detail.route
        .filter((step) => step.role === 'review')
        .map((step) => optionOf(step.person)),
      signatory: person ? optionOf(person) : null,
      coSignatories: signing.slice(0, -1).map((step) => optionOf(step.person)),
      inParallel: signing.some((step) => step.startsWithPrevious),
      note: '',
    };
  },
  toInput: ({ reviewers, signatory, coSignatories, inParallel, note }) => ({
    reviewerIds: reviewers.map((person) => person.value),
    coSignatoryIds: coSignatories.map((person) => person.value),
    signatoryId: signatory?.value ?? '',
    inParallel: inParallel && coSignatories.length > 0,
    note,
  }),
  Fields: SubmitFields,
});

interface Signing {
  /** Reserved number; empty for the next one. */
  readonly entryId: string;
  /** Of the account, or the secret of the key where the act is signed digitally. */
  readonly password: string;
  /** What the certificate needs; null where the password signs. */
  readonly digital: DigitalAct | null;
  /** The hand signature stands above the name, confirmed by the password. */
  readonly withPicture: boolean;
  readonly note: string;
}

function SignFields(props: ActFieldsProps<Signing>) {
  const { draft, change, error, detail, may } = props;
  const say = useWords(registryWords);
  const term = useTerms();
  const { what, effect, to } = useSigning(props);
  const words = useNumberWords();
  const numbering = detail.numbering && words(detail.numbering);
  return (
    <>
      <p>{say(what, { act: term(may.actTerm), kind: term(detail.kindTerm) })}</p>
      <SigningEffect detail={detail} effect={effect} />
      <ReservedChoice
        rows={may.reserved}
        value={draft.entryId}
        onChange={(entryId) => change({ entryId })}
        error={error('reservedEntryId')}
      />
      {/* Before the facts: the page is seen beside the form, and on a phone this must be in reach. */}
      <Confirmation {...props} />
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
      <DescriptionList
        items={[
          ...(what === 'form.signWhat'
            ? []
            : [{ term: say('field.title'), value: detail.title, isLong: true }]),
          { term: say('field.addressee'), value: detail.addressee },
          { term: say('field.numbering'), value: numbering, isLong: true },
          { term: say('field.author'), value: detail.author.name },
          { term: say('field.sendTo'), value: to, isLong: true },
          {
            term: say('field.attachments'),
            value: say('count.files', { count: detail.files.length }),
          },
        ]}
      />
    </>
  );
}

/** Another way has another password; a code alone leaves what was typed. */
const wayOf = (draft: Signing, digital: DigitalAct | null): Partial<Signing> =>
  (draft.digital === null) === (digital === null) ? { digital } : { digital, password: '' };

/** By what the person confirms: the password of the account, a passkey, or the key of a certificate. */
function Confirmation(props: ActFieldsProps<Signing>) {
  const { draft, change, adopt, error, detail, wait } = props;
  const say = useWords(registryWords);
  const Choice = signingPart()?.Choice;
  const confirmed = {
    ...{ isRequired: true, value: draft.password, error: error('password') },
    onChange: (password: string) => change({ password }),
  };
  const secret = draft.digital ? (
    <PasswordField
      label={say(draft.digital.isPin ? 'field.signingPin' : 'field.signingSecret')}
      {...confirmed}
    />
  ) : (
    <ApprovalField
      label={say('field.password')}
      description={say('form.passwordWhy')}
      {...confirmed}
    />
  );
  if (!Choice) return secret;
  return (
    <Choice
      detail={detail}
      asked={askedOf(props)}
      digital={draft.digital}
      withPicture={draft.withPicture}
      onChange={(digital, withPicture) => change({ ...wayOf(draft, digital), withPicture })}
      onUsual={(digital, withPicture) => adopt({ digital, withPicture })}
      onPrepared={(prepared) => adopt({ digital: draft.digital && { ...draft.digital, prepared } })}
      onExcluded={wait}
    >
      {secret}
    </Choice>
  );
}

/** The act as it will be sent, without what confirms it. */
const askedOf = ({ draft, detail, may, capacity }: ActFieldsProps<Signing>) => ({
  ...{ documentId: detail.id, on: may.on, targetId: may.targetId, act: may.act },
  ...{ version: detail.version, asked: may.form, ...sentCapacity(capacity) },
  form: { note: '', ...(may.form === 'signNumber' ? chosenNumber(draft.entryId) : {}) },
});

/** What is shown before signing: the document, its recipients, and the effect of signing. */
function useSigning({ detail }: Pick<ActFieldsProps<Signing>, 'detail'>) {
  const say = useWords(registryWords);
  const sayLetter = useWords(letterWords);
  const { kind, letter, publication, addressedUnits } = detail;
  if (publication) {
    const effect = say('publication.signEffect');
    return { what: 'publication.signWhat', effect, to: say('publication.everybody') } as const;
  }
  if (letter && (kind === 'outgoing' || kind === 'stamp' || kind === 'guaranty')) {
    const to = letter.recipients.map((one) => one.name).join(', ');
    const effect = detail.creation?.isNumberedAtSignature ? 'numbered' : kind;
    return { what: 'publication.signWhat', effect: sayLetter(`confirm.${effect}`), to } as const;
  }
  const to = addressedUnits.map((unit) => unit.name).join(', ');
  return { what: 'form.signWhat', effect: say('form.signEffect'), to } as const;
}

const startSigning = (): Signing => ({
  ...{ entryId: '', password: '', digital: null, withPicture: false, note: '' },
});
const digital = (draft: Signing) => draft.digital;

export const signForm = actForm<'sign', Signing>('sign', {
  schema: letterForms.sign,
  start: startSigning,
  toInput: ({ password, withPicture, note }) => ({ password, withPicture, note }),
  Fields: SignFields,
  secrets: ['password', 'digital'],
  digital,
});

/** Signing of documents that are numbered by it. */
export const signNumberForm = actForm<'signNumber', Signing>('signNumber', {
  schema: letterForms.signNumber,
  start: startSigning,
  toInput: ({ entryId, password, withPicture, note }) => ({
    ...{ password, withPicture, note },
    ...chosenNumber(entryId),
  }),
  Fields: SignFields,
  secrets: ['password', 'digital'],
  digital,
});
