import type { LeaveKind } from '@sarn/personnel/contract';
import { useWords } from '@sarn/platform-web';
import { recordWords } from './words/record-words.ts';

/** Why somebody left office: the kind in the language shown, and what was typed beside it. */
export function useWhyLeft(): (kind: LeaveKind | null, typed: string) => string {
  const say = useWords(recordWords);
  return (kind, typed) => {
    if (kind === null || (kind === 'other' && typed !== '')) return typed;
    return [say(`leaveKind.${kind}`), typed].filter(Boolean).join(' ');
  };
}
