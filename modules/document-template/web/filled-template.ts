import type { TemplateContent } from '@sarn/document-template/contract';
import { filledPhrase } from '@sarn/phrase/variables';

type Body = TemplateContent['bodyJson'];
export type Answers = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** Fields of one line or more, in the order of the form. */
const texts = ['title', 'addressee', 'enclosures', 'meetingName'] as const;

/** What the body can say of other fields, by the names of its variables, as phrases have them. */
const named = { เรื่อง: 'title', เรียน: 'addressee', อ้างถึง: 'reference' } as const;

const variable = /\{\{\s*([^{}]+?)\s*\}\}/g;
const namesIn = (text: string) => [...text.matchAll(variable)].map(([, name = '']) => name);

const textsOf = ({ text, content = [] }: Body): string[] =>
  text === undefined ? content.flatMap(textsOf) : [text];

const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** A field of the template, or what the form has where the template says nothing. */
const valueOf = (content: TemplateContent, form: Values, field: string): string =>
  textIn(content, field) || textIn(form, field);

/** The variables that the application cannot fill in, each once, in the order in which they are read. */
export function askedVariables(content: TemplateContent, form: Values): readonly string[] {
  const all = [
    ...texts.flatMap((field) => namesIn(content[field] ?? '')),
    ...textsOf(content.bodyJson).flatMap(namesIn),
  ];
  const isKnown = (name: string) =>
    Object.hasOwn(named, name) && valueOf(content, form, named[name as keyof typeof named]) !== '';
  return [...new Set(all)].filter((name) => !isKnown(name));
}

/**
 * What the template puts into the form: its variables are filled in, and an empty field of it changes nothing. A
 * variable without an answer stays as it is written.
 */
export function filledTemplate(content: TemplateContent, form: Values, answers: Answers): Values {
  const { bodyJson, ...fields } = content;
  const filled: Record<string, unknown> = { ...fields };
  for (const field of texts) {
    const text = content[field];
    if (text !== undefined) filled[field] = filledPhrase(text, answers);
  }
  const kept = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
  const whole = { ...form, ...kept };
  const known = Object.fromEntries(
    Object.entries(named).map(([name, field]) => [name, textIn(whole, field)]),
  );
  // What is empty in the form can be answered.
  const values = { ...known, ...answers, ...nonEmpty(known) };
  return { ...kept, bodyJson: filledBody(bodyJson, values) };
}

const nonEmpty = (values: Answers): Answers =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function filledBody(body: Body, values: Answers): Body {
  const { text, content } = body;
  return {
    ...body,
    ...(text === undefined ? {} : { text: filledPhrase(text, values) }),
    ...(content === undefined ? {} : { content: content.map((part) => filledBody(part, values)) }),
  };
}

/** Whether somebody wrote something into the form that a template would replace. */
export const hasWritten = (form: Values): boolean =>
  textIn(form, 'title') !== '' ||
  textsOf(form['bodyJson'] as Body)
    .join('')
    .trim() !== '';
