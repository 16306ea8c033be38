import { whyNotUsable } from '@/lib/checkout/account'
import type { Organization } from '@/lib/contract/commerce/organization'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; accounts: readonly Organization[] }

const HEADING_ID = 'waiting-accounts'

/** Organizations of the user for which they cannot order, with the reason. */
export function WaitingAccounts({ locale, accounts }: Props) {
  const t = getTranslator(locale, 'checkout')
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10 max-w-form">
      <h2 id={HEADING_ID} className="text-xl">
        {t('account.waiting')}
      </h2>
      <ul className="mt-3 space-y-2">
        {accounts.map(account => (
          <li key={account.uid} className="wrap-anywhere">
            <a href={accountDetailPath(locale, 'accounts', account.uid)}>{account.name}</a>:{' '}
            {t(`account.${whyNotUsable(account)}`, { name: account.mergedInto?.name ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  )
}
