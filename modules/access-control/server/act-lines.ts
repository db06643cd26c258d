import type { Language } from '@sarn/kernel';
import { numberActWords, permissionGroups } from '../contract/index.ts';
import { sideOf } from './side.ts';
import { permissionLine } from './permission.rules.ts';

/** An act that can be asked about, in words. */
export interface ActLine {
  readonly act: string;
  readonly name: string;
  readonly text: string;
  readonly group: string;
}

/** Registers whose numbers are asked about; the others follow the same rule. */
const askedRegisters = [
  { kind: 'outgoing', th: 'หนังสือส่ง', en: 'outgoing letters' },
  { kind: 'receive', th: 'หนังสือรับ', en: 'incoming letters' },
] as const;

/** Acts that can be asked about: numbers first, then all permissions. */
export function actLines(permissions: readonly string[], language: Language): ActLine[] {
  const side = sideOf(language);
  const numbers = (['take', 'reserve', 'void'] as const).flatMap((act) =>
    askedRegisters.map((register) => ({
      act: `number.${act}:${register.kind}`,
      name: `${numberActWords[act][side]}${side === 'en' ? ': ' : ''}${register[side]}`,
      ...{ text: '', group: permissionGroups.numbers[side] },
    })),
  );
  const others = permissions.map((code) => {
    const { name, text, group } = permissionLine(code, language);
    return { act: code, name, text, group: permissionGroups[group][side] };
  });
  return [...numbers, ...others];
}
