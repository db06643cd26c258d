/** Permissions of the units in the settings centre; neither opens a document. Settings centre §1.3. */
export const unitPermissions = {
  /** The whole organisation and every act on it. */
  organisation: 'settings.organisation',
  /** Groups, sections and teams below the units of the own posts. */
  sections: 'settings.sections',
} as const;
