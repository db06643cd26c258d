import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * The search of a page: it stands in the address under that name, so that a refresh, Back and a link show the same.
 * What else the address names stays; without a text it has no such name. Unlike `useAddressTexts` it follows the address while
 * the page stays, and needs the router.
 */
export function useTextInAddress(
  name: string,
): readonly [text: string, show: (next: string) => void] {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const show = (next: string) =>
    void navigate({
      ...{ to: '.', search: (known: object) => ({ ...known, [name]: next || undefined }) },
      ...{ replace: true, resetScroll: false },
    });
  const written = address[name];
  // The router reads a number, or yes and no, as what they are.
  return [typeof written === 'object' ? '' : String(written ?? ''), show];
}
