import { PublicButton, PublicForm, usePageTitle, useWords } from '@sarn/platform-web/public';
import type { FormFrame } from '@sarn/platform-web/public';
import type { ReactNode } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';
import { HostLink } from './HostLink.tsx';
import './sign-in.css';

export interface SignInSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: FormFrame;
  readonly children: ReactNode;
}

/** Form of the other screens before sign-in: title, fields, one button, a link back. */
export function SignInSheet(props: SignInSheetProps) {
  const say = useWords(authenticationWords);
  usePageTitle(props.title);
  return (
    <PublicForm className="sign-in-form" form={props.form}>
      <h1>{props.title}</h1>
      {props.children}
      <PublicButton type="submit" variant="primary" isWide isPending={props.form.isPending}>
        {props.submitLabel}
      </PublicButton>
      <p className="sign-in-back">
        <HostLink to="/login">{say('signIn.back')}</HostLink>
      </p>
    </PublicForm>
  );
}
