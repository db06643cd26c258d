import { footOf, wordsOf } from '@sarn/annotation/contract';
import type { Annotation, AnnotationKind } from '@sarn/annotation/contract';
import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { annotationWords } from './words/annotation-words.ts';

/** What an annotation is, in the words of the reader. */
export function useTold() {
  const say = useWords(annotationWords);
  const language = useLanguage();
  const kind = (of: AnnotationKind) => say(`kind.${of}`);
  return {
    say,
    kind,
    when: (at: string) => formatMoment(at, language),
    /** Short, for lists: a stamp by its number. */
    title: ({ content }: Annotation) => {
      const [first = ''] = wordsOf(content).trim().split('\n');
      if (content.kind === 'stamp') return `${kind('stamp')} ${content.lines[1] ?? ''}`.trim();
      return first === '' ? kind(content.kind) : first;
    },
    /** The whole, for screen readers. */
    told: (row: Annotation) => {
      const { content } = row;
      const unworded = say(content.kind === 'signature' ? 'signatureSeen' : 'wordless');
      const words = content.kind === 'qr' ? content.link : wordsOf(content) || unworded;
      const told = say('told', {
        ...{ kind: kind(row.content.kind), author: row.author, words },
        ...{ post: row.post.replaceAll('\n', ' '), at: formatMoment(row.at, language) },
      });
      return row.takenBackAt === null ? told : say('toldStruck', { told });
    },
    foot: footOf,
  };
}
