import { vi } from 'vitest';

// For component tests: uploads report their progress, so they are no `fetch`.

/** What a file that was sent is called, what was sent with it, and how it is answered. */
type UploadAnswers = (fileName: string, form: FormData) => object | Response;

/**
 * Replaces the server for uploads.
 *
 * @param answer for each file by its name
 */
export function answerUploads(answer: UploadAnswers): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {};
      status = 0;
      responseText = '';
      onload = () => {};
      onloadend = () => {};
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      send(form: FormData) {
        void this.#answer(form);
      }
      async #answer(form: FormData) {
        const file = form.get('file');
        const said = answer(file instanceof File ? file.name : '', form);
        const response =
          said instanceof Response ? said : Response.json({ status: 'success', ...said });
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
        this.onloadend();
      }
    },
  );
}
