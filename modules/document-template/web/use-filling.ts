import type { DraftForm } from '@sarn/correspondence/web';
import type { TemplateKind, TemplateLibrary } from '@sarn/document-template/contract';
import { useForm, useToasts, useWords } from '@sarn/platform-web';
import type { Form } from '@sarn/platform-web';
import { filledTemplate } from './filled-template.ts';
import type { Answers } from './filled-template.ts';
import { useTemplateContent } from './template.client.ts';
import { templateWords } from './words/template-words.ts';

interface Filling {
  /** The chosen template. */
  readonly id: string | null;
  readonly answers: Answers;
}

/** What goes into the form of the document. */
interface Used {
  readonly name: string;
  readonly part: Readonly<Record<string, unknown>>;
}

interface Filled {
  readonly form: DraftForm;
  readonly onClose: () => void;
  /** The template that is chosen at first; of no effect where it is not offered. */
  readonly startId: string | null;
}

const nothing: Filling = { id: null, answers: {} };

/**
 * The chosen template and what is typed for its variables, kept like the input of every form until it is
 * used. Kept by the kind, not by the document: a draft that is saved meanwhile gets an id.
 */
export function useFilling(
  kind: TemplateKind,
  library: TemplateLibrary | undefined,
  { form: draft, onClose, startId }: Filled,
) {
  const say = useWords(templateWords);
  const toasts = useToasts();
  const form: Form<Filling, Used, 'submit'> = useForm<Filling, Used>({
    name: 'document-template.filling',
    about: kind,
    start: { ...nothing, id: startId },
    send: async ({ answers }) => {
      if (!chosen || !found.data) throw new Error('no template is chosen');
      return { name: chosen.name, part: filledTemplate(found.data.content, draft.values, answers) };
    },
    onDone: ({ name, part }, sent) => {
      const before = Object.fromEntries(Object.keys(part).map((key) => [key, draft.values[key]]));
      draft.fill(part);
      const undo = () => {
        draft.fill(before);
        // Its variables are unsent again.
        form.reset(nothing);
        form.put(sent);
      };
      toasts.show({
        ...{ tone: 'success', title: say('used', { name }), timeoutMs: 10_000 },
        action: { label: say('undo'), onPress: undo },
      });
    },
    onFinish: onClose,
  });
  const { id, answers } = form.values;
  const chosen = library?.rows.find((row) => row.id === id) ?? null;
  const found = useTemplateContent(chosen?.id ?? null);
  return {
    ...{ form, chosen, found },
    choose: (next: string) => {
      // Nothing is typed by a look at a template.
      const isTyped = Object.keys(answers).length > 0;
      (isTyped ? form.change : form.adopt)({ id: next });
    },
    answer: (name: string, text: string) =>
      form.change((known) => {
        const { [name]: _, ...others } = known.answers;
        return { answers: text === '' ? others : { ...others, [name]: text } };
      }),
  };
}
