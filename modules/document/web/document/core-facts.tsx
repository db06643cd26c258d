import { useSecrecyName } from '@sarn/document-classes/web';
import {
  DescriptionItems,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import { fieldText, registerFieldNames, registerFields } from '@sarn/document/contract';
import type { DocumentDetail, RegisterFieldName } from '@sarn/document/contract';
import { shownState } from './shown-state.ts';
import { registryWords } from '../words/registry-words.ts';

interface FactsProps {
  readonly detail: DocumentDetail;
}

/** The title and the number of the document. */
export function NamingFacts({ detail: { title, letterNo } }: FactsProps) {
  const say = useWords(registryWords);
  const items = [
    { term: say('field.title'), value: title, isLong: true },
    { term: say('field.letterNo'), value: letterNo },
  ];
  return <DescriptionItems items={items} />;
}

/** Fields that are shown elsewhere on the page or in another form. */
const placed = new Set<RegisterFieldName>([
  ...(['title', 'letterNo', 'letterDate', 'sender', 'addressee'] as const),
  ...(['speed', 'secrecy', 'dueDate', 'dueTime', 'note'] as const),
  // The names of these rows are in the fields beside them.
  ...(['bookGroupCode', 'categoryCode', 'subTypeCode'] as const),
]);
const otherFields = registerFieldNames.filter((name) => !placed.has(name));

/** Sender and addressee, the date of receipt, and who is responsible for it. */
export function RegisterFacts({ detail }: FactsProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const { letterDate, receivedAt } = detail;
  // The same as in the head, and in the row of the list.
  const { dueDate, receiveNo } = shownState(detail);
  const secrecy = useSecrecyName()(detail.secrecy);
  const items = [
    {
      term: say('field.letterDate'),
      value: letterDate && formatDay(letterDate, language, 'full'),
    },
    { term: say('field.sender'), value: detail.sender, isLong: true },
    { term: say('field.addressee'), value: detail.addressee, isLong: true },
    { term: say('field.receiveNo'), value: receiveNo },
    {
      term: say('field.receivedAt'),
      value: receivedAt && formatMoment(receivedAt, language, 'full'),
    },
    { term: say('field.secrecy'), value: secrecy || detail.secrecy },
    { term: say('field.dueDate'), value: dueDate && formatDay(dueDate, language, 'full') },
    { term: say('field.dueTime'), value: dueDate === detail.dueDate ? detail.dueTime : '' },
    ...otherFields.map((name) => ({
      term: say(`field.${name}`),
      value: fieldText(name, detail[name], language, 'full'),
      isLong: registerFields[name].is === 'text',
    })),
    { term: say('field.ownerUnit'), value: detail.ownerUnit.name },
    { term: say('field.author'), value: detail.author.name },
    {
      term: say('field.sendTo'),
      value: detail.addressedUnits.map((unit) => unit.name).join(', '),
      isLong: true,
    },
  ];
  return <DescriptionItems items={items} />;
}

export function NoteFact({ detail: { note } }: FactsProps) {
  const say = useWords(registryWords);
  return <DescriptionItems items={[{ term: say('field.note'), value: note, isLong: true }]} />;
}
