import { ErrorSummary } from '@sarn/platform-web';

/** Why a form was not sent, where the server said so. */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  return failure ? <ErrorSummary error={failure} isFocused /> : null;
}
