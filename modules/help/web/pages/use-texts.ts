import { useLanguage } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** Texts of the manual in the shown language, by page; loaded when first asked for. */
export function useHelpTexts() {
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return useQuery({
    queryKey: ['help', 'texts', language],
    queryFn: async () => {
      const file = language === 'en' ? await import('./en.ts') : await import('./th.ts');
      return file.texts;
    },
    staleTime: Infinity,
  });
}
