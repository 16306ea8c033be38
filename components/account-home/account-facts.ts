import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import type { Locale } from '@/lib/site/sites'

/** Number, role and level of an account, in words. */
export function accountFacts(locale: Locale, account: AccountView): readonly string[] {
  const { account: words, accountHome: texts } = getMessages(locale)
  const { number, level, link, isPersonal, isAdministrator } = account
  const role = isAdministrator ? words.accounts.administrator : words.accounts.member
  return [
    ...(number === undefined ? [] : [fill(texts.organizations.number, { number })]),
    isPersonal ? words.accounts.personal : link === 'pending' ? words.accounts.pending : role,
    ...(level === undefined ? [] : [level]),
  ]
}
