import 'server-only'
import { type CookieChange, withCookieChanges } from '@/lib/cookies/cookie-change'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import type { WriteRequest } from '@/lib/handlers/write-request.server'
import { withNotification } from '@/lib/notifications/address'
import { type Counter, giveBackAll, takeAll } from '@/lib/rate-limits/attempts.server'
import { failed, ok, type Result } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { accountPath } from '@/lib/site/account-pages'
import { parseReturnTo } from '@/lib/site/return-to'
import { loginPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { isPostponable } from './open-prompts'
import { readPostponed, writePostponed } from './postponed.server'
import { LATER, ON_OWN_PAGE, type PromptForm, valuesOf } from './prompt-form'
import { clearPromptNotice, setPromptNotice } from './prompt-notice.server'
import { type PromptReader, readOpenPrompts } from './read-prompts.server'
import { renewIdentity } from './renew-identity.server'
import { savePrompt } from './save-prompt.server'

type Answer = { location: string; cookies: readonly CookieChange[] }

type Visit = Pick<WriteRequest, 'locale' | 'cookies'> & {
  session: PromptReader['session']
  /** The network address that limits count. */
  address: string
}

/** Only the choice about messages has a page of its own. */
const isOnOwnPage = (form: PromptForm): boolean =>
  form.task === 'preferences' && form[ON_OWN_PAGE.name] === ON_OWN_PAGE.value

const preferencesPath = (locale: Locale): string => accountPath(locale, 'preferences')

/**
 * Takes an answer and tells where to go: on to the page wanted, or back to the login page for what is left or
 * was refused. From the account's own page it is that page again.
 */
export async function answerPrompt(form: PromptForm, visit: Visit): Promise<Answer> {
  const { locale, cookies, session } = visit
  const returnTo = parseReturnTo(form.returnTo)
  const taken = await takeAnswer(form, visit)
  if (!taken.ok) {
    const notice = { user: session.user.id, task: form.task, values: valuesOf(form), errors: taken.error }
    const location = isOnOwnPage(form) ? preferencesPath(locale) : loginPath(locale, returnTo)
    return { location, cookies: [await setPromptNotice(notice)] }
  }
  if (isOnOwnPage(form)) {
    const saved = withNotification(preferencesPath(locale), { message: 'saved', status: 'SUCCESS' })
    return { location: saved, cookies: clearPromptNotice(cookies) }
  }
  const { changes, email } = taken.value
  const user = { ...session.user, email: email ?? session.user.email }
  const later = withCookieChanges(cookies, changes)
  const left = await readOpenPrompts({ session: { ...session, user }, locale, cookies: later })
  const isDone = left?.length === 0
  const location = isDone ? (returnTo ?? storePath(locale)) : loginPath(locale, returnTo)
  return { location, cookies: [...changes, ...clearPromptNotice(cookies)] }
}

type Taken = { changes: readonly CookieChange[]; email?: string | undefined }

async function takeAnswer(form: PromptForm, visit: Visit): Promise<Result<Taken, FormErrors>> {
  const { session, locale, cookies } = visit
  const owner = await readFormOwner(form.formOwner)
  if (owner === undefined || owner === 'unknown') return failed(formError('forbidden'))
  if (owner.user !== session.user.id) return failed(formError('otherAccount'))
  if (form.intent === LATER.value && isPostponable(form.task)) {
    const before = await readPostponed(cookies, session.sid)
    return ok({ changes: [await writePostponed(session.sid, [...new Set([...before, form.task])])] })
  }
  // Whoever finds a browser signed in could take over the account by another email; this form only gives one
  // to an account without.
  if (form.task === 'email' && session.user.email !== '') return ok({ changes: [] })
  const context = signedInContext(session, locale)
  const saved = await counted(form, visit, () => savePrompt(form, context))
  if (!saved.ok) return saved
  const { email } = saved.value
  return ok({ email, changes: email === undefined ? [] : await renewIdentity(cookies, email, Date.now()) })
}

/**
 * A taken email tells that somebody has an account, so each such answer counts like a look-up that found
 * nothing.
 */
async function counted<T>(
  { task }: PromptForm,
  { session, address }: Visit,
  save: () => Promise<Result<T, FormErrors>>,
): Promise<Result<T, FormErrors>> {
  const always: readonly Counter[] = [{ limit: 'write', key: `profile/${session.user.id}` }]
  const telling: readonly Counter[] =
    task === 'email'
      ? [
          { limit: 'lookupByUser', key: `email/${session.user.id}` },
          { limit: 'lookupByAddress', key: `email/${address}` },
        ]
      : []
  const limit = await takeAll([...always, ...telling])
  if (!limit.allowed) return failed(formError('tooManyRequests'))
  const saved = await save()
  if (saved.ok || !saved.error.fieldErrors.some(({ code }) => code === 'taken')) await giveBackAll(telling)
  return saved
}
