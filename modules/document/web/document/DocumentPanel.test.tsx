import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { provideForms, sampleDetail } from '../testing.ts';
import { DocumentPanel } from './DocumentPanel.tsx';

test('the headings of the panel go down one level at a time', async () => {
  const Panel = () => <h3>ตอนนี้เรื่องอยู่ที่</h3>;
  await provideForms({ panels: [{ id: 'now', order: 1, Panel }] });
  const nothing = () => undefined;
  const given = { openedFileId: undefined, onOpenFile: nothing, onOpenText: nothing };
  await show(<DocumentPanel detail={sampleDetail({})} {...given} />);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H2', 'H3']);
});
