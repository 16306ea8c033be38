import { LetterAddress } from '@/components/address/letter-address'
import { Card } from '@/components/ui/card'
import type { OrganisationAddress } from '@/lib/addresses/load-address-book.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; organisations: readonly OrganisationAddress[] }

const HEADING_ID = 'organisation-addresses'

/** The addresses of the user's organizations, which only their administrators change. */
export function OrganisationAddresses({ locale, organisations }: Props) {
  const t = getTranslator(locale, 'addressBook')
  if (organisations.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10">
      <h2 id={HEADING_ID}>{t('organisations.title')}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {organisations.map(({ uid, name, isAdministrator, address }) => (
          <li key={uid}>
            <Card>
              <h3 className="mb-2 text-lg wrap-anywhere">{name}</h3>
              <LetterAddress address={address} />
              <p className="mt-2 text-sm text-muted">
                {t(isAdministrator ? 'organisations.administrator' : 'organisations.member')}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
