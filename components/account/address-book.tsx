import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { Address } from '@/lib/contract/commerce/address'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { writesRegionCode, writtenRegion } from '@/lib/validation/address-format'
import { SupportLink } from './support-link'

type Props = { locale: Locale; addresses: readonly Address[]; supportHref: string }

/** The addresses on record, read-only. */
export function AddressBook({ locale, addresses, supportHref }: Props) {
  const t = getTranslator(locale, 'account')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">
        {addresses.length === 0 ? t('addressBook.empty') : t('addressBook.text')}
      </p>
      <ul className="mt-6 grid gap-4 empty:hidden sm:grid-cols-2">
        {addresses.map(address => (
          <li key={address.id}>
            <Card>
              {address.defaultAddress && (
                <p className="mb-2">
                  <Badge tone="accent">{t('addressBook.default')}</Badge>
                </p>
              )}
              <address className="wrap-anywhere not-italic">
                {linesOf(address).map(line => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <SupportLink locale={locale} supportHref={supportHref} text={t('addressBook.later')} />
      </div>
    </>
  )
}

/**
 * Lines as on a letter: empty parts leave no gap, and a company equal to the user's name, or a city state,
 * appears only once.
 */
const linesOf = (address: Address): readonly string[] => {
  const lines = [
    fullName(address.firstName, address.lastName),
    address.companyName,
    address.line1,
    address.line2,
    address.line3,
    cityLine(address),
    address.country.name ?? address.country.isocode,
  ]
  return [...new Set(lines)].filter((line): line is string => line !== undefined && line !== '')
}

/** "Eastmarsh, OH 44250" where the code of the region is usual; else town, region and postal code. */
function cityLine({ town, region, postalCode, country }: Address): string {
  const written = region && writtenRegion(country.isocode, region.isocode, region.name ?? region.isocode)
  return writesRegionCode(country.isocode)
    ? [[town, written].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
    : [town, written, postalCode].filter(Boolean).join(', ')
}
