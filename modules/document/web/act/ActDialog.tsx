import { Suspense, lazy } from 'react';
import { withDocumentParts } from '../document/provided-parts.ts';
import type { ActQuestionProps } from './ActQuestion.tsx';

const Question = lazy(async () => {
  const { ActQuestion } = await withDocumentParts(import('./ActQuestion.tsx'));
  return { default: ActQuestion };
});

/** The dialog of an act, on any page: the forms of all modules are loaded first. */
export function ActDialog(props: ActQuestionProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}
