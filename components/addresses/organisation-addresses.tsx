import { CustomerOnlyNote } from '@/components/page/customer-only-note'
import { UnavailableNote } from '@/components/page/unavailable-note'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import type { OrganisationBook } from '@/lib/addresses/load-address-book.server'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { addressActionsPath, newAddressPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { barredForm } from '@/lib/support/customer-only'
import { AddressCard } from './address-card'

type Props = {
  locale: Locale
  organisation: OrganisationBook
  /** Search text; empty shows all addresses. */
  search: string
  hidden: HiddenFieldValues
}

/** The addresses of an organization: editable for its administrators, read-only for other members. */
export function OrganisationAddresses({ locale, organisation, search, hidden }: Props) {
  const t = getTranslator(locale, 'addressBook')
  const { uid, name, isAdministrator, isActing, addresses } = organisation
  const part = isAdministrator ? barredForm(hidden, addressActionsPath(locale, uid)) : undefined
  const mayChange = isAdministrator && part === undefined
  const headingId = `addresses-of-${uid}`
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="wrap-anywhere">
        {t('organisations.heading', { name })}
      </h2>
      {isActing && (
        <p className="mt-2">
          <Badge tone="accent">{getTranslator(locale, 'organisations')('list.acting')}</Badge>
        </p>
      )}
      {part === undefined ? (
        <p className="mt-2 max-w-prose">
          {t(`organisations.${isAdministrator ? 'administrator' : 'member'}`)}
        </p>
      ) : (
        <CustomerOnlyNote {...{ locale, part }} />
      )}
      {mayChange && addresses !== undefined && (
        <Adding {...{ locale, organisation }} count={addresses.length} />
      )}
      <List {...{ locale, organisation, search }} hidden={mayChange ? hidden : undefined} />
    </section>
  )
}

/** Number of addresses, their limit and a link to add one. */
function Adding({ locale, organisation, count }: Pick<Props, 'locale' | 'organisation'> & { count: number }) {
  const t = getTranslator(locale, 'addressBook')
  const { uid, name } = organisation
  if (count >= MOST_ADDRESSES)
    return <p className="mt-2 max-w-prose">{t('organisations.full', { name, most: MOST_ADDRESSES })}</p>
  return (
    <>
      <p className="mt-1 text-muted">{t('count', { count, most: MOST_ADDRESSES })}</p>
      <p className="no-print mt-4">
        <ButtonLink href={newAddressPath(locale, uid)} variant="secondary">
          {t('organisations.add', { name })}
        </ButtonLink>
      </p>
    </>
  )
}

type ListProps = Omit<Props, 'hidden'> & { hidden: HiddenFieldValues | undefined }

function List({ locale, organisation, search, hidden }: ListProps) {
  const t = getTranslator(locale, 'addressBook')
  const { uid, name, addresses } = organisation
  if (addresses === undefined)
    return (
      <UnavailableNote
        locale={locale}
        text={t('organisations.unavailable')}
        retryHref={accountPath(locale, 'addressBook')}
        className="mt-4"
      />
    )
  if (addresses.length === 0) return <p className="mt-4">{t('organisations.none')}</p>
  const shown = search === '' ? addresses : searchAddresses(addresses, search)
  if (shown.length === 0) return <p className="mt-4">{t('organisations.notFound')}</p>
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {shown.map(address => (
        <li key={address.id}>
          <AddressCard
            {...{ locale, search, hidden }}
            address={{ companyName: name, ...address }}
            organisation={uid}
            isOnly={addresses.length === 1}
          />
        </li>
      ))}
    </ul>
  )
}
