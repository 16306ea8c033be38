import { levelName } from '@/lib/catalogue/level-name'
import type { Organization } from '@/lib/contract/commerce/organization'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** An account to choose from, with what matters for an order. */
export type AccountOption = { value: string; label: string; hint: string }

/** Role, number, level and credit of each account; of the personal one, that it has no purchase orders. */
export const accountOptions = (
  locale: Locale,
  accounts: readonly Organization[],
): readonly AccountOption[] => {
  const t = getTranslator(locale, 'checkout')
  return accounts.map(account => {
    const { uid, name, accountType, customerAccountNumber, qualificationLevel, creditStatus } = account
    if (accountType === 'PERSONAL')
      return { value: uid, label: t('account.personal'), hint: t('account.personalHint') }
    const facts = [
      ...(customerAccountNumber === undefined
        ? []
        : [t('account.number', { number: customerAccountNumber })]),
      t(account.association?.administrator === true ? 'account.administrator' : 'account.member'),
      ...(qualificationLevel === undefined ? [] : [levelName(locale, qualificationLevel)]),
    ]
    const credit = creditStatus === 'SUSPENDED' ? ` ${t('account.suspended')}` : ''
    return { value: uid, label: name, hint: `${joinFacts(facts)}${credit}` }
  })
}
