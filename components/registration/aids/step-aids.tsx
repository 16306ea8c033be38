'use client'

import type { SubmitAnswer } from '@/components/form/submit-answer'
import type { AutosaveControl } from './autosave'
import { ConnectionBanner } from './connection-banner'
import { LeaveDialog } from './leave-dialog'
import { RetryCountdown } from './retry-countdown'
import { SignInAgain } from './sign-in-again'
import type { StepAidTexts } from './step-aid-texts'

export type StepAidsProps = {
  keeper: AutosaveControl
  /** What came of the latest sending. */
  answer: SubmitAnswer | undefined
  texts: StepAidTexts
  /** The page came with values of an earlier visit. */
  restored: boolean
}

/**
 * What a step's form needs only when something goes wrong or somebody leaves. Loaded after the page, and
 * before it is needed, because without a connection it could not be.
 */
export const StepAids = ({ keeper, answer, texts, restored }: StepAidsProps) => (
  <>
    <ConnectionBanner form={keeper.form} answer={answer} texts={texts.connection} />
    <RetryCountdown form={keeper.form} answer={answer} texts={texts.retry} />
    <LeaveDialog keeper={keeper} restored={restored} texts={texts.leave} />
    <SignInAgain answer={answer} texts={texts.signIn} />
  </>
)
