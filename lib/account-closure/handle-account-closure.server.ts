import 'server-only'
import { z } from 'zod'
import {
  closeAccount,
  keepAccount,
  orderOnHold,
  organizationLeftAlone,
} from '@/lib/backends/commerce/account-closure.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { orderHistoryAddress } from '@/lib/orders/history/order-history-address'
import { fetchOrganisation } from '@/lib/organisation/members.server'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { closeAccountPath } from '@/lib/site/account-closure-paths'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'

const INTENT = z.object({ intent: z.enum(['close', 'keep']) })

/** Tells what was done, or why nothing was, on a page where the user can go on. */
const told = (tone: 'success' | 'caution', message: string, href: string): NextResult => ({
  kind: 'next',
  href,
  flash: { tone, message, lines: [] },
})

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
    const text = getTranslator(locale, 'accountClosure')('done.signInAgain')
    return told('caution', text, closeAccountPath(locale))
  },
})

async function close(context: SignedInContext): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const t = getTranslator(locale, 'accountClosure')
  const closed = await closeAccount(context)
  if (closed.ok) {
    const { closesOn } = closed.value
    const date = formatDate(locale, closesOn) ?? closesOn
    return told('success', t('done.closed', { date }), accountPath(locale, 'preferences'))
  }
  const order = orderOnHold(closed.error)
  if (order !== undefined) {
    const href = orderHistoryAddress.build(locale, { page: 1, filters: { status: 'held' } })
    return told('caution', t('done.onHold', { order }), href)
  }
  const uid = organizationLeftAlone(closed.error)
  return uid === undefined ? failedBy(closed.error) : handOverFirst(context, uid)
}

/** Redirects to the page of the organization that would have no administrator without the user. */
async function handOverFirst(context: SignedInContext, uid: string): Promise<NextResult> {
  const { locale } = context
  const organization = await fetchOrganisation(context, uid)
  const name = organization.ok ? organization.value.name : uid
  const text = getTranslator(locale, 'accountClosure')('done.administrator', { name })
  return told('caution', text, accountDetailPath(locale, 'accounts', uid))
}

async function keep(context: SignedInContext): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const kept = await keepAccount(context)
  if (!kept.ok) return failedBy(kept.error)
  const text = getTranslator(locale, 'accountClosure')('done.kept')
  return told('success', text, accountPath(locale, 'preferences'))
}
