import { PublicButton, usePageTitle, useWords } from '@sarn/platform-web/public';
import type { ReactNode } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';
import { HostLink } from './HostLink.tsx';
import './sign-in.css';

export interface SignInSheetProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form of the screens beside sign-in: title, fields, one button, the way back. */
export function SignInSheet(props: SignInSheetProps) {
  const say = useWords(authenticationWords);
  usePageTitle(props.title);
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isPending) props.onSubmit();
      }}
    >
      <h1>{props.title}</h1>
      {props.children}
      <PublicButton type="submit" variant="primary" isWide isPending={props.isPending}>
        {props.submitLabel}
      </PublicButton>
      <p className="sign-in-back">
        <HostLink to="/login">{say('signIn.back')}</HostLink>
      </p>
    </form>
  );
}
