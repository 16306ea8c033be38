import { TextLink } from '@/components/ui/text-link'
import { actingAccountName } from '@/lib/cart/acting-account.server'
import { readBadge } from '@/lib/cart/read-cart.server'
import { pageShopper } from '@/lib/cart/shopper.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cartAccountPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** The longest that a page waits for a line which most visitors do not need. */
const DEADLINE_MS = 1_500

/**
 * The account that a user orders for, for visitors without script: with script it is in the account menu. The
 * page that changes it asks what becomes of the items.
 */
export async function ActingAccountLine({ locale }: { locale: Locale }) {
  const badge = await readBadge(await pageShopper(locale), DEADLINE_MS)
  const account = badge.ok ? badge.value.account : undefined
  if (account === undefined) return null
  const t = getTranslator(locale, 'cart')
  return (
    <div className="no-print unless-scripted border-b border-line bg-white text-sm">
      <p className="column flex flex-wrap items-center gap-x-4 wrap-anywhere sm:justify-end">
        <span className="min-w-0">
          {t('sums.account')} <bdi className="font-semibold">{actingAccountName(locale, account)}</bdi>
        </span>
        <TextLink href={cartAccountPath(locale)} className="inline-flex min-h-11 items-center">
          {t('account.change')}
        </TextLink>
      </p>
    </div>
  )
}
