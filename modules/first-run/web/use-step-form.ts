import { deviceStore, provideInputStores, useForm } from '@sarn/platform-web';
import type { Form, FormSpec } from '@sarn/platform-web';
import { useEffect } from 'react';

/**
 * Keeps what is typed into the steps in this browser, although nobody is signed in at first: the
 * stores of a person do not exist yet.
 */
export function keepStepInput(): void {
  const device = deviceStore('first-run');
  provideInputStores({ device, server: device });
}

/** A form of a step: what was typed before a reload or a restart is in its fields again, unasked. */
export function useStepForm<V extends object, R>(
  spec: FormSpec<V, R, 'submit'>,
): Form<V, R, 'submit'> {
  const form = useForm<V, R>(spec);
  const { kept } = form;
  useEffect(() => kept?.resume(), [kept]);
  return { ...form, kept: null };
}
