import 'server-only'
import { z } from 'zod'
import {
  closeAccount,
  isLastAdministrator,
  keepAccount,
} from '@/lib/backends/commerce/account-closure.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { forgetSignIns } from '@/lib/session/sign-in-activity.server'
import { closeAccountPath } from '@/lib/site/account-closure-paths'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

const INTENT = z.object({ intent: z.enum(['close', 'keep']) })

type Message = { key: 'kept' | 'signInAgain' | 'administrator' } | { key: 'closed'; date: string }

const back = (
  locale: Locale,
  tone: 'success' | 'caution',
  message: Message,
  href = accountPath(locale, 'preferences'),
): NextResult => {
  const t = getTranslator(locale, 'accountClosure')
  const text = message.key === 'closed' ? t('done.closed', { date: message.date }) : t(`done.${message.key}`)
  return { kind: 'next', href, flash: { tone, message: text, lines: [] } }
}

const OWN_CLOSURE_FORM = ownForm('account-closure', locale => accountPath(locale, 'preferences'))

/** Closes the account in some days, after a recent sign-in, or keeps it (pages: Preferences). */
export const handleAccountClosure = defineForm<Sender, z.infer<typeof INTENT>, NextResult>({
  ...OWN_CLOSURE_FORM,
  name: 'account-closure',
  page: ({ locale }) => OWN_CLOSURE_FORM.fallbackPage(locale),
  parse: ({ fields }) => {
    const intent = INTENT.safeParse(fields)
    return intent.success ? ok(intent.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ locale, sender }, { intent }) => {
    const context = requireSignedIn(sender)
    if (intent === 'keep') return keep(context)
    if (await hasRecentSignIn(sender.cookies, Date.now())) return close(context)
    return back(locale, 'caution', { key: 'signInAgain' }, closeAccountPath(locale))
  },
})

async function close(context: SignedInContext): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const closed = await closeAccount(context)
  if (closed.ok) {
    await forgetSignIns(context.user.id)
    const { closesOn } = closed.value
    return back(locale, 'success', { key: 'closed', date: formatDate(locale, closesOn) ?? closesOn })
  }
  return isLastAdministrator(closed.error)
    ? back(locale, 'caution', { key: 'administrator' })
    : failedBy(closed.error)
}

async function keep(context: SignedInContext): Promise<ResultOf<NextResult>> {
  const kept = await keepAccount(context)
  return kept.ok ? back(context.locale, 'success', { key: 'kept' }) : failedBy(kept.error)
}
