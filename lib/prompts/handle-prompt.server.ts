import 'server-only'
import { type CookieChange, withCookieChanges } from '@/lib/cookies/cookie-change'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { countTakenEmails } from '@/lib/handlers/count-taken-emails.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { failed, ok, type Result } from '@/lib/result/result'
import { changeEmailOfSession } from '@/lib/session/change-identity.server'
import { customerOf, requireSignedIn, type Sender, senderId } from '@/lib/session/customer.server'
import { openSession } from '@/lib/session/session-cookies.server'
import type { Session, SignedIn } from '@/lib/session/session-state'
import { loginPath, storePath } from '@/lib/site/paths'
import { parseReturnTo } from '@/lib/site/return-to'
import { isPostponable } from './open-prompts'
import { readPostponed, writePostponed } from './postponed.server'
import { PROMPT_FORM, type PromptForm, SKIP, valuesOf } from './prompt-form'
import { readOpenPrompts } from './read-prompts.server'
import { savePrompt } from './save-prompt.server'

type PromptSender = Sender & { session: Session }

type PromptSubmission = FormSubmission<PromptSender>

/**
 * Handles the answer to a post-login prompt (spec §2, Login). Redirects to the requested page, or back to the
 * login page if prompts are left or the answer was rejected.
 */
export const handlePrompt = defineForm<PromptSender, PromptForm, NextResult>({
  name: 'prompts',
  readSender: async (locale, cookies, now) => {
    const { session } = await openSession(cookies, now)
    return { locale, cookies, customer: customerOf(session, locale), session }
  },
  counters: ({ sender }) => [{ limit: 'write', key: `profile/${senderId(sender) ?? 'anonymous'}` }],
  signedIn: true,
  isMarked: true,
  page,
  fallbackPage: storePath,
  typed: submission => {
    const form = PROMPT_FORM.safeParse(submission.fields)
    return form.success ? { task: form.data.task, ...valuesOf(form.data) } : undefined
  },
  parse: ({ fields }) => {
    const form = PROMPT_FORM.safeParse(fields)
    return form.success ? ok(form.data) : failed('malformed')
  },
  // Every answer may be saved twice: saving is idempotent.
  result: STORED_FORM_RESULT,
  submit: answerPrompt,
})

/** The page with the prompt; a user who has to sign in first is asked again afterwards. */
function page({ fields, locale, sender }: PromptSubmission): string {
  const form = PROMPT_FORM.safeParse(fields)
  const returnTo = form.success ? parseReturnTo(form.data.returnTo) : undefined
  return sender.customer.kind === 'anonymous' ? (returnTo ?? storePath(locale)) : loginPath(locale, returnTo)
}

async function answerPrompt(submission: PromptSubmission, form: PromptForm): Promise<ResultOf<NextResult>> {
  const { locale, sender } = submission
  const { session, cookies } = sender
  if (session.state !== 'signedIn') return { kind: 'failed', reason: 'signedOut' }
  const taken = await takeAnswer(form, submission, session)
  if (!taken.ok) return { kind: 'rejected', errors: taken.error }
  const { changes, email } = taken.value
  const user = { ...session.user, email: email ?? session.user.email }
  const after = withCookieChanges(cookies, changes)
  const open = await readOpenPrompts({ session: { ...session, user }, locale, cookies: after })
  const returnTo = parseReturnTo(form.returnTo)
  const href = open?.length === 0 ? (returnTo ?? storePath(locale)) : loginPath(locale, returnTo)
  return { kind: 'next', href, cookies: changes }
}

type Taken = { changes: readonly CookieChange[]; email?: string | undefined }

async function takeAnswer(
  form: PromptForm,
  { sender, address }: PromptSubmission,
  session: SignedIn,
): Promise<Result<Taken, FormErrors>> {
  const { cookies } = sender
  if (form.intent === SKIP.value && isPostponable(form.task)) {
    const before = await readPostponed(cookies, session.sid)
    return ok({ changes: [await writePostponed(session.sid, [...new Set([...before, form.task])])] })
  }
  // With access to a signed-in browser, an attacker could take over the account by changing its email; this
  // form only sets one for an account without an email.
  if (form.task === 'email' && session.user.email !== '') return ok({ changes: [] })
  const save = () => savePrompt(form, requireSignedIn(sender))
  const submitter = { user: session.user.id, address }
  const saved = form.task === 'email' ? await countTakenEmails(submitter, save, saysTaken) : await save()
  if (saved === undefined) return failed(formError('tooManyRequests'))
  if (!saved.ok) return saved
  const { email } = saved.value
  return ok({
    email,
    changes: email === undefined ? [] : await changeEmailOfSession(cookies, email, Date.now()),
  })
}

const saysTaken = (saved: Result<unknown, FormErrors>): boolean =>
  !saved.ok && saved.error.fieldErrors.some(({ code }) => code === 'taken')
