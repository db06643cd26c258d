import { useWords } from '@sarn/platform-web/public';
import { authenticationWords } from '../words/authentication-words.ts';
import { SignInForm } from './SignInForm.tsx';

/** `/login` */
export default function LoginPage() {
  const say = useWords(authenticationWords);
  return <SignInForm path="/users/login" title={say('signIn.title')} />;
}
