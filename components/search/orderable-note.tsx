import { searchAddress } from '@/lib/catalogue/search/search-address'
import { chosenValues } from '@/lib/catalogue/search/search-query'
import { getTranslator } from '@/lib/i18n/translator'
import { loginPath } from '@/lib/site/paths'
import type { SearchScreenProps } from './search-screen-props'

type Props = Pick<SearchScreenProps, 'locale' | 'asked' | 'visitor'>

/**
 * Note for an address with the eligibility filter where the filter is not applied: the visitor is not signed
 * in, or the session cannot be determined now. An outage is never treated as signed out.
 */
export function OrderableNote({ locale, asked, visitor }: Props) {
  if (visitor === 'signedIn' || chosenValues(asked, 'orderable').length === 0) return null
  const t = getTranslator(locale, 'search')
  const address = searchAddress(locale, asked)
  const way =
    visitor === 'anonymous'
      ? { href: loginPath(locale, address), label: t('orderable.signIn') }
      : { href: address, label: getTranslator(locale, 'unavailable')('retry') }
  return (
    <div className="mb-5 max-w-prose rounded-sm bg-paper p-4">
      <p>{t(`orderable.${visitor}`)}</p>
      <a href={way.href} className="inline-block py-1 font-semibold">
        {way.label}
      </a>
    </div>
  )
}
