import {
  answerUploads,
  refusal,
  screen,
  show,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FilePicker } from './FilePicker.tsx';
import type { PickedFile } from './picked-file.ts';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const add = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files);

test('the preview follows the files: a broken one gives way to the next good one', async () => {
  answerUploads((name) =>
    name === 'broken.pdf'
      ? refusal('file.broken')
      : { items: [{ id: name, name, mediaType: 'application/pdf', bytes: 4, pageCount: 1 }] },
  );
  const onPreview = vi.fn<(file: File | null) => void>();
  const user = await show(
    <FilePicker label="Files" files={[]} onChange={() => {}} onPreview={onPreview} />,
  );
  const shown = () => onPreview.mock.lastCall?.[0]?.name ?? null;
  await add(pdf('broken.pdf'));
  await waitFor(() =>
    expect(onPreview.mock.calls.map(([file]) => file?.name)).toContain('broken.pdf'),
  );
  await waitFor(() => expect(shown()).toBeNull());
  await add(pdf('good.pdf'));
  await waitFor(() => expect(shown()).toBe('good.pdf'));
  await user.click(await screen.findByRole('button', { name: /good\.pdf/ }));
  await waitFor(() => expect(shown()).toBeNull());
});

const known = (id: string): PickedFile => ({
  ...{ id, name: `${id}.pdf`, mediaType: 'application/pdf', bytes: 4, pageCount: 1 },
});

/** A form that learns of its files a step late, and can be filled from elsewhere. */
function LateForm({ told }: { readonly told: (files: readonly PickedFile[]) => void }) {
  const [files, setFiles] = useState<readonly PickedFile[]>([]);
  const take = (next: readonly PickedFile[]) => {
    told(next);
    setTimeout(() => setFiles(next), 20);
  };
  return (
    <>
      <FilePicker label="Files" files={files} onChange={take} />
      <button type="button" onClick={() => setFiles([known('kept')])}>
        fill
      </button>
    </>
  );
}

test('what the form was filled with from elsewhere is shown; what it shows late takes no file away', async () => {
  answerUploads((name) => ({ items: [known(name.replace('.pdf', ''))] }));
  const told = vi.fn<(files: readonly PickedFile[]) => void>();
  const user = await show(<LateForm told={told} />);
  await add(pdf('a.pdf'));
  await add(pdf('b.pdf'));
  const ids = () => told.mock.lastCall?.[0].map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['a', 'b']));
  await screen.findByRole('button', { name: /a\.pdf/ });
  await user.click(screen.getByText('fill'));
  await screen.findByRole('button', { name: /kept\.pdf/ });
  expect(screen.queryByRole('button', { name: /a\.pdf/ })).toBeNull();
  // The next file stands beside it.
  await add(pdf('c.pdf'));
  await waitFor(() => expect(ids()).toEqual(['kept', 'c']));
});
