import type { Language } from '@sarn/kernel';
import { grantScopes, permissionWords } from '../contract/index.ts';
import type { GrantScope, PermissionLine } from '../contract/index.ts';

/** Roles with one of these administer something: `manage-admin` lists who holds them. */
export const adminPermissions = Object.entries(permissionWords)
  .filter(([, { isDangerous }]) => isDangerous)
  .map(([code]) => code);

export const isDangerousPermission = (code: string): boolean =>
  permissionWords[code]?.isDangerous === true;

/** A permission of a module as the screens show it; its code where nobody named it. */
export function permissionLine(code: string, language: Language): PermissionLine {
  const words = permissionWords[code];
  const isEnglish = language === 'en';
  return {
    code,
    name: words ? (isEnglish ? words.en : words.th) : code,
    text: words ? (isEnglish ? words.textEn : words.textTh) : '',
    group: words?.group ?? 'system',
    hasScopes: words?.hasScopes ?? false,
    isDangerous: words?.isDangerous ?? false,
  };
}

/** The name that a refusal says; a code means nothing to who reads it. */
export const thaiNameOf = (code: string): string => permissionWords[code]?.th ?? code;

const widthOf = (scope: GrantScope): number => grantScopes.indexOf(scope);

/** Whether a role of a type with this widest scope may give the permission this scope. */
export function mayHaveScope(code: string, scope: GrantScope, widest: GrantScope): boolean {
  const words = permissionWords[code];
  // A permission that knows no scopes would reach everywhere, whatever the role said.
  if (!words?.hasScopes) return scope === 'agency' && widest === 'agency';
  return widthOf(scope) <= widthOf(widest);
}
