import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import { SheetsView } from './SheetsView.tsx';
import type { PartPlace, PrintedPart } from './join-parts.ts';
import { partFile } from './part-file.testing.ts';

const made = (entries: number, next: PartPlace | null): PrintedPart => ({
  ...{ pdf: btoa(partFile()), entries, share: next ? 0.5 : 1, next },
});

test('the parts are asked for one after the other, and it tells how many entries are done', async () => {
  answerCalls({});
  const asked: PartPlace[] = [];
  const second = Promise.withResolvers<PrintedPart>();
  const part = (place: PartPlace) => {
    asked.push(place);
    return place.after === ''
      ? Promise.resolve(made(120, { after: '120', sheet: 9 }))
      : second.promise;
  };
  await show(<SheetsView cacheKey={['test']} part={part} most={500} name="x.pdf" />);
  const text = th.sheets.making.replace('{count}', '120');
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(text),
  );
  expect(asked).toEqual([
    { after: '', sheet: 1 },
    { after: '120', sheet: 9 },
  ]);
});

test('more entries than are printed at once are refused, with what to do', async () => {
  answerCalls({});
  const part = vi.fn(async () => made(120, { after: '120', sheet: 9 }));
  await show(<SheetsView cacheKey={['many']} part={part} most={200} name="x.pdf" />);
  expect(await screen.findByText(th.sheets.tooLong.replace('{most}', '200'))).toBeDefined();
  expect(part).toHaveBeenCalledTimes(2);
});
