import { useWords } from '@sarn/platform-web';
import AreaPage from './AreaPage.tsx';
import { listWords } from './words/list-words.ts';

/** The search of the menu: all documents that one may see. */
export default function AllPage() {
  const say = useWords(listWords);
  return <AreaPage area="all" title={say('index.search')} />;
}
