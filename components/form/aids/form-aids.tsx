'use client'

import type { SubmitAnswer } from '../submit-answer'
import type { AutosaveControl } from './autosave'
import { ConnectionBanner } from './connection-banner'
import type { FormAidTexts } from './form-aid-texts'
import { LeaveDialog } from './leave-dialog'
import { RetryCountdown } from './retry-countdown'
import { SignInAgain } from './sign-in-again'

export type FormAidsProps = {
  keeper: AutosaveControl
  /** What came of the latest sending. */
  answer: SubmitAnswer | undefined
  texts: FormAidTexts
  /** The page came with values of an earlier visit. */
  restored: boolean
}

/**
 * What a form needs only when something goes wrong or somebody leaves. Loaded after the page, and
 * before it is needed, because without a connection it could not be.
 */
export const FormAids = ({ keeper, answer, texts, restored }: FormAidsProps) => (
  <>
    <ConnectionBanner form={keeper.form} answer={answer} texts={texts.connection} />
    <RetryCountdown form={keeper.form} answer={answer} texts={texts.retry} />
    <LeaveDialog keeper={keeper} restored={restored} texts={texts.leave} />
    <SignInAgain answer={answer} texts={texts.signIn} />
  </>
)
