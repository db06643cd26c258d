// The entry point of the sign-in screens. Nothing here may import React Aria, the router, the
// query cache, the editor or the live connection.
export * from './api/api-error.ts';
export * from './api/client.ts';
export * from './api/idempotency.ts';
export * from './api/session.ts';
export * from './form/field-errors.ts';
export * from './form/open-forms.ts';
export * from './form/use-form.ts';
export * from './module.ts';
export { forgetCopies } from './offline/forget-copies.ts';
export * from './page-title.ts';
export * from './public/PublicButton.tsx';
export * from './public/PublicDialog.tsx';
export * from './public/PublicWarning.tsx';
export * from './public/PublicForm.tsx';
export * from './public/PublicPasswordField.tsx';
export * from './public/PublicTextField.tsx';
export * from './shown/bytes.ts';
export * from './shown/relative-date.ts';
export * from './display.ts';
export * from './storage.ts';
export * from './theme.ts';
export * from './words/error-text.ts';
export * from './words/fault-text.ts';
export * from './words/language.ts';
export * from './words/words.ts';
export { platformWords } from './words/platform-words.ts';
export { apiUrl } from './api/request.ts';
