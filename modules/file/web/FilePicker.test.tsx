import {
  answerUploads,
  refusal,
  screen,
  show,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { FilePicker } from './FilePicker.tsx';

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
