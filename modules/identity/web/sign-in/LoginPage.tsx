import { useWords } from '@sarn/platform-web/public';
import { identityWords } from '../words/identity-words.ts';
import { SignInForm } from './SignInForm.tsx';

/** `/login` */
export default function LoginPage() {
  const say = useWords(identityWords);
  return <SignInForm path="/users/login" title={say('signIn.title')} />;
}
