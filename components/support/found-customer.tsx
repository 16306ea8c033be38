import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { AssistedCustomer } from '@/lib/contract/commerce/assisted-service'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { supportCustomerPath, supportSearchPath } from '@/lib/site/support-paths'

type Props = {
  locale: Locale
  customer: AssistedCustomer
}

/** A customer that was found, with the way to act as them here or on their own site. */
export function FoundCustomer({ locale, customer }: Props) {
  const t = getTranslator(locale, 'support')
  const { name, email, customerId, orgUnit, locked } = customer
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-3 text-xl wrap-anywhere">
        {name}
        {locked === true && <Badge tone="danger">{t('search.lockedBadge')}</Badge>}
      </h2>
      <p className="mt-1 wrap-anywhere">{email}</p>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {joinFacts([t('search.number', { number: customerId }), orgUnit?.name])}
      </p>
      <WayOn {...{ locale, customer }} />
    </Card>
  )
}

function WayOn({ locale, customer: { name, customerId, email, baseSite, locked } }: Props) {
  const t = getTranslator(locale, 'support')
  if (locked === true) return <p className="mt-3">{t('search.locked')}</p>
  if (baseSite === undefined) return <p className="mt-3">{t('search.nowhere')}</p>
  if (baseSite === getSite(locale).siteId)
    return (
      <p className="mt-4">
        <ButtonLink
          href={supportCustomerPath(locale, customerId)}
          aria-label={t('search.actNamed', { name })}
          variant="secondary"
        >
          {t('search.act')}
        </ButtonLink>
      </p>
    )
  const [own] = LOCALES.filter(known => getSite(known).siteId === baseSite)
  if (own === undefined) return null
  return (
    <p className="mt-3">
      {t('search.elsewhere', { site: getTranslator(locale, 'layout')(`country.sites.${own}`) })}{' '}
      <a href={supportSearchPath(own, email)} aria-label={t('search.findThereNamed', { name })}>
        {t('search.findThere')}
      </a>
    </p>
  )
}
