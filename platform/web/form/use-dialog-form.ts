import { isAborted } from '../api/api-error.ts';
import type { ToastOptions } from '../overlay/toasts.ts';
import { useToasts } from '../overlay/toasts.ts';
import { useForm } from './use-form.ts';
import type { Form, FormSpec } from './use-form.ts';

export interface DialogFormSpec<V extends object, R, W extends string> extends FormSpec<V, R, W> {
  /** The message after sending; green by default. */
  readonly told: (result: R, values: V, way: W) => ToastOptions;
  readonly onClose: () => void;
}

/**
 * A form in a dialog: after sending it shows a message and closes. One that was closed while it was
 * sent only shows the message, or the error.
 */
export function useDialogForm<V extends object, R, W extends string = 'submit'>(
  spec: DialogFormSpec<V, R, W>,
): Form<V, R, W> {
  const toasts = useToasts();
  const tellFailure = useUnseenFailure();
  return useForm({
    ...spec,
    onDone: (result, values, way) => {
      spec.onDone?.(result, values, way);
      toasts.show({ tone: 'success', ...spec.told(result, values, way) });
    },
    onFinish: (result, values, way) => {
      spec.onFinish?.(result, values, way);
      spec.onClose();
    },
    onUnseenFailure: tellFailure,
  });
}

/** Shows the error of a form that was closed while it was sent. */
export function useUnseenFailure(): (failure: unknown) => void {
  const toasts = useToasts();
  return (failure) => {
    if (isAborted(failure)) return;
    toasts.fail(failure);
  };
}
