export const en = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The browser does not allow copying; select the text and copy it yourself',
  kept: 'I kept it',
} as const;
