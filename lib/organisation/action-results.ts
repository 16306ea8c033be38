import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'

/** A message about what was done with an account, or why nothing was. */
export type Done = keyof Messages['organisations']['done']

/** Those that tell of a change; the others say why there was none. */
const CHANGES: readonly Done[] = [
  'defaultSet',
  'roleRequested',
  'left',
  'approved',
  'refused',
  'removed',
  'handedOver',
  'appointed',
  'dismissed',
  'invited',
  'withdrawn',
  'purchaseOrderOn',
  'purchaseOrderOff',
  'accepted',
  'acceptedInReview',
  'declined',
]

function resultAt(locale: Locale, href: string, done: Done): NextResult {
  const tone = CHANGES.includes(done) ? ('success' as const) : ('caution' as const)
  return {
    kind: 'next',
    href,
    flash: { tone, message: getTranslator(locale, 'organisations')(`done.${done}`), lines: [] },
  }
}

/** The page of an account, with a message. */
export const toAccount = (locale: Locale, uid: string, done: Done): NextResult =>
  resultAt(locale, accountDetailPath(locale, 'accounts', uid), done)

/** The list of accounts, with a message. */
export const toAccounts = (locale: Locale, done: Done): NextResult =>
  resultAt(locale, accountPath(locale, 'accounts'), done)
