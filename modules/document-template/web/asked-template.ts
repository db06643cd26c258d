import { ownAddress } from '@sarn/platform-web';
import { useLocation } from '@tanstack/react-router';
import { z } from 'zod';

/** Name in the address of a new document of the template with which it begins. */
export const templateParameter = 'template';

/**
 * The template that the address names, and what takes it out of the address: the next refresh would open the
 * dialog above what is written then.
 */
export function useAskedTemplate() {
  const { pathname, searchStr } = useLocation();
  const search = new URLSearchParams(searchStr);
  const asked = z.uuid().safeParse(search.get(templateParameter));
  return {
    askedId: asked.success ? asked.data : null,
    forget: () => {
      search.delete(templateParameter);
      ownAddress(search.size > 0 ? `${pathname}?${search.toString()}` : pathname);
    },
  };
}
