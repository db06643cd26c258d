import { InvalidInput, listIn, readPart } from '@sarn/platform-server';
import type { ConfigurationPart } from '@sarn/platform-server';
import { actsText, bookNames, clearDesign, findDesign } from '@sarn/register/server';
import type { Dependencies } from '@sarn/document/server';
import { registerName } from '@sarn/register/contract';
import { isRegisterKind, saveBookActs } from '../contract/index.ts';
import { actDesigns, saveActs } from './acts/acts.service.ts';

/** Acts of registers, for the file of the configuration. */
export const worklistFileParts = (deps: Dependencies): readonly ConfigurationPart[] => [
  actsPart(deps),
];

const actsPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'register-acts',
  title: { th: 'คำสั่งของทะเบียน', en: 'Acts of registers' },
  tables: ['register_act'],
  references: { book: 'registration-book-display' },
  fields: { acts: { th: 'คำสั่งตามลำดับ', en: 'Acts in their order', told: actsText } },
  nameOf: registerName,
  // Registers that the agency did not change are as delivered, and not in the file.
  isOwn: isRegisterKind,
  async read(h) {
    const names = await bookNames(h);
    return Object.entries(await actDesigns(h)).flatMap(([book, acts = []]) => {
      if (!isRegisterKind(book)) return [];
      const texts = acts.map(({ act, place }) => `${act}:${place}`);
      return [{ code: book, name: names(book).th, fields: { acts: texts } }];
    });
  },
  async write(tx, { context, reason }, { before, after }) {
    const book = (after ?? before)?.code ?? '';
    const { version } = await findDesign(tx, book, 'acts');
    if (after) {
      const acts = actsOf(listIn(after.fields, 'acts'));
      await saveActs(
        deps,
        tx,
        context,
        readPart(saveBookActs.input, { book, version, acts, reason }),
      );
    } else {
      await clearDesign(deps, tx, context, { book, part: 'acts', version, reason });
    }
    return 'done';
  },
});

/** @throws InvalidInput for what is no list of acts with places */
function actsOf(lines: readonly string[]) {
  return lines.map((line) => {
    const [act, place, ...rest] = line.split(':');
    if (rest.length > 0) throw new InvalidInput([{ field: 'acts', rule: 'text' }]);
    return { act, place };
  });
}
