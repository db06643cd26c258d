import { permissionWords } from '@sarn/access-control/contract';
import type { Difference } from '@sarn/access-control/contract';
import { formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { accessWords } from './words/access-words.ts';
import { th } from './words/th.ts';

const isKey = <T extends object>(of: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key);

const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const spanShape = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})?$/;

/** Words of the lines of a change: of the field, and of the values before and after. */
export function useChangeWords() {
  const say = useWords(accessWords);
  const language = useLanguage();
  const day = (text: string) => formatDay(text, language, 'short');
  const value = (text: string): string => {
    if (text === '') return say('none');
    if (text === 'true' || text === 'false') return say(text === 'true' ? 'yes' : 'no');
    if (isKey(th.scope, text)) return say(`scope.${text}`);
    if (dayShape.test(text)) return day(text);
    const span = spanShape.exec(text);
    if (!span) return text;
    const [, from = '', to = ''] = span;
    return to === '' ? say('grants.always', { from: day(from) }) : `${day(from)} – ${day(to)}`;
  };
  const field = ({ field: code, name }: Difference): string => {
    const permission = permissionWords[code];
    const known = isKey(th.field, code) ? say(`field.${code}`) : code;
    const shown = permission ? (language === 'en' ? permission.en : permission.th) : known;
    return name === '' ? shown : `${shown}: ${name}`;
  };
  return { field, value, span: (from: string, to: string | null) => value(`${from}/${to ?? ''}`) };
}
