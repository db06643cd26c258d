/** Permissions of the module; roles get them in the settings. Everybody may make a request. */
export const sampleRequestPermissions = {
  /** Answers the requests of others, and reads all of them. */
  answer: 'sample-request.answer',
} as const;
