import 'server-only'
import { z } from 'zod'
import { cancelEmailChange, sendEmailLink } from '@/lib/backends/login-service/email-change.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { profilePath } from '@/lib/site/profile-paths'
import { emailFlash } from './email-flash.server'

const ACTION = z.object({ intent: z.enum(['send', 'cancel']) })

type Action = z.infer<typeof ACTION>

/** Flash messages for a link that could not be resent. */
const MESSAGES = { too_many_mails: 'tooMany', no_change: 'nothingWaits' } as const

/** Resends the link of a pending email change, within a limit, or cancels the change (pages: Profile). */
export const handleEmailActions = defineForm<Sender, Action, NextResult>({
  ...ownForm('email', profilePath),
  name: 'email-actions',
  page: ({ locale }) => profilePath(locale),
  parse: ({ fields }) => {
    const action = ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit,
})

async function submit({ locale, sender }: FormSubmission, { intent }: Action): Promise<ResultOf<NextResult>> {
  const { user } = requireSignedIn(sender)
  const back = (message: Parameters<typeof emailFlash>[1]): NextResult => ({
    kind: 'next',
    href: profilePath(locale),
    flash: emailFlash(locale, message, {}),
  })
  const done = intent === 'send' ? await sendEmailLink(user) : await cancelEmailChange(user)
  if (done.ok) return back(intent === 'send' ? 'sentAgain' : 'cancelled')
  const { code } = done.error
  return code === 'too_many_mails' || code === 'no_change' ? back(MESSAGES[code]) : failedBy(done.error)
}
