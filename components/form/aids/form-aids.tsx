'use client'

import type { SubmitAnswer } from '../send/submit-answer'
import type { AutosaveControl } from './autosave'
import { ConnectionBanner } from './connection-banner'
import type { FormAidTexts } from './form-aid-texts'
import { LeaveDialog } from './leave-dialog'
import { RetryCountdown } from './retry-countdown'
import { SignInAgain } from './sign-in-again'

export type FormAidsProps = {
  keeper: AutosaveControl
  /** Result of the latest submission. */
  answer: SubmitAnswer | undefined
  texts: FormAidTexts
  /** Whether the page came with values of an earlier visit. */
  restored: boolean
}

/**
 * Form aids: needed only when something goes wrong or the user leaves. Loaded after the page, but before they
 * are needed, because without a connection they could not be loaded.
 */
export const FormAids = ({ keeper, answer, texts, restored }: FormAidsProps) => (
  <>
    <ConnectionBanner form={keeper.form} answer={answer} texts={texts.connection} />
    <RetryCountdown form={keeper.form} answer={answer} texts={texts.retry} />
    <LeaveDialog keeper={keeper} restored={restored} texts={texts.leave} />
    <SignInAgain answer={answer} texts={texts.signIn} />
  </>
)
