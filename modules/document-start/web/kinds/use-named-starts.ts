import { useCreatableKinds } from '@sarn/creation/web';
import { useSubTypesOf, useTypeName } from '@sarn/document-classes/web';
import { useWords } from '@sarn/platform-web';
import { startWords } from '../words/start-words.ts';
import type { NamedStart } from './found-starts.ts';
import { groupCodes, kindGroups } from './kind-groups.ts';
import type { GroupCode, Start } from './kind-groups.ts';

export interface NamedGroup {
  readonly code: GroupCode;
  readonly title: string;
  readonly starts: readonly NamedStart[];
}

/** What the reader may begin, by groups; groups without any are left out. */
export function useNamedStarts(): readonly NamedGroup[] {
  const say = useWords(startWords);
  const nameOf = useTypeName();
  const subTypesOf = useSubTypesOf();
  const isOffered = useCreatableKinds();
  const named = ({ code, kind, look }: Start): readonly NamedStart[] => {
    const own: NamedStart = {
      ...{ code, kind, look, key: code, subType: null, about: say(`about.${code}`) },
      name: code === 'english' ? say('english') : nameOf(kind),
    };
    if (code === 'english') return [own];
    const further = subTypesOf(kind).map((row) => ({
      ...{ code, kind, look, key: `${kind}.${row.code}`, subType: row.code },
      ...{ name: nameOf(row.code), about: nameOf(kind) },
    }));
    return [own, ...further];
  };
  return groupCodes
    .map((code) => ({
      ...{ code, title: say(`group.${code}`) },
      starts: kindGroups[code].filter(({ kind }) => isOffered(kind)).flatMap(named),
    }))
    .filter(({ starts }) => starts.length > 0);
}
