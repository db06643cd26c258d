/** Where a refusal is decided: a page of the settings, and who may change it. */
interface RefusalSettings {
  /** Beginning of the codes of the refusals. */
  readonly code: RegExp;
  readonly path: string;
  readonly permission: string;
  /** The steps of the check of numbers say more. */
  readonly isOfNumbers?: true;
}

/** Refusals that a setting decides (specification of settings §2, "Bare"). */
const settings: readonly RefusalSettings[] = [
  { code: /^creation\./, path: 'manage-book-creation', permission: 'settings.registry' },
  {
    code: /^registry\.(register-closed|reserve-|number-)/,
    ...{ path: 'manage-number-premission', permission: 'settings.access', isOfNumbers: true },
  },
  {
    code: /^registry\.(register-shared|share-|point-)/,
    ...{ path: 'sarabun-structure', permission: 'settings.registry' },
  },
  { code: /^identity\.may-not-sign$/, path: 'employee-type', permission: 'settings.manage' },
  {
    code: /^registry\.retention-/,
    ...{ path: 'retention', permission: 'registry.retention-classes' },
  },
];

/** Refusals that name the permission that is missing (`params.permission`), or what is off. */
const missing = new Set(['platform.forbidden', 'settings.forbidden']);
export const isOfPermission = (code: string): boolean => missing.has(code);

export const settingsOf = (code: string): RefusalSettings | undefined =>
  settings.find((one) => one.code.test(code));
