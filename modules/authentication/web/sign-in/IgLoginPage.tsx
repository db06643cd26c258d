import { useWords } from '@sarn/platform-web/public';
import { authenticationWords } from '../words/authentication-words.ts';
import { SignInForm } from './SignInForm.tsx';

/** `/ig-login`: the same form, which calls `/users/ig-login`. */
export default function IgLoginPage() {
  const say = useWords(authenticationWords);
  return <SignInForm path="/users/ig-login" title={say('signIn.igTitle')} />;
}
