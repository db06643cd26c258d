import { sampleAct, sampleDetail, sentActs, showAct } from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import type { SigningPart } from '@sarn/document/web';
import { answerCalls, screen, submitButton } from '@sarn/platform-web/testing';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { documentPage } from '../draft/document-page.tsx';

/** A choice that tells the form whether the person signs the document. */
const choiceOf = (isExcluded: boolean): SigningPart => ({
  Choice: ({ onExcluded, children }) => {
    useEffect(() => onExcluded(isExcluded), [onExcluded]);
    return isExcluded ? <p>ลงนามไม่ได้</p> : children;
  },
  Initials: () => null,
  send: () => Promise.reject(new Error('it is signed by the password')),
});

test.each([true, false])(
  '[6.04] the button is off for who does not sign the document, and for nobody else (%s)',
  async (isExcluded) => {
    const calls = answerCalls({});
    const memo = sampleDetail({ kind: 'inside', state: 'AWAITING_SIGN' });
    const page = { ...documentPage, signing: choiceOf(isExcluded) };
    const { user } = await showAct(page, sampleAct('sign', 'sign'), memo);
    expect(submitButton().hasAttribute('disabled')).toBe(isExcluded);
    expect(screen.queryAllByText('ลงนามไม่ได้')).toHaveLength(isExcluded ? 1 : 0);
    // Without a password nothing is sent either way; only who may sign is told that it is missing.
    await user.click(submitButton());
    expect(screen.queryAllByText(th.form.mendFields)).toHaveLength(isExcluded ? 0 : 1);
    expect(sentActs(calls)).toEqual([]);
  },
);
