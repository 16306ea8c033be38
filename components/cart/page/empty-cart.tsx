import { ButtonLink } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import {
  aToZPath,
  cartAccountPath,
  cartPath,
  fitPath,
  loginPath,
  quickOrderPath,
  searchPath,
  storePath,
} from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  isSignedIn: boolean
  /** The cart without lines, if there is one already. */
  cart: Pick<Cart, 'organization'> | undefined
}

/** Empty cart: links to ways to fill it, and to the choice of the account, which sets the prices. */
export function EmptyCart({ locale, isSignedIn, cart }: Props) {
  const t = getTranslator(locale, 'cart')
  const organization = cart?.organization
  return (
    <div className="mt-6">
      <p className="max-w-prose text-lg">{t(isSignedIn ? 'empty.textOwn' : 'empty.text')}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={searchPath(locale)}>{getTranslator(locale, 'layout')('search.label')}</ButtonLink>
        <ButtonLink href={storePath(locale)} variant="secondary">
          {getTranslator(locale, 'home')('explore.categories')}
        </ButtonLink>
        <ButtonLink href={aToZPath(locale)} variant="secondary">
          {getTranslator(locale, 'layout')('searchPage.browse')}
        </ButtonLink>
        <ButtonLink href={quickOrderPath(locale)} variant="secondary">
          {getTranslator(locale, 'quickOrder')('title')}
        </ButtonLink>
        <ButtonLink href={fitPath(locale)} variant="secondary">
          {getTranslator(locale, 'fit')('title')}
        </ButtonLink>
      </div>
      {isSignedIn && (
        <div className="mt-6 wrap-anywhere">
          {organization !== undefined && (
            <p>
              {t('sums.account')} <span className="font-semibold">{organization.name}</span>
            </p>
          )}
          <p>
            <a href={cartAccountPath(locale)} className="inline-block py-1">
              {t(organization === undefined ? 'empty.account' : 'account.change')}
            </a>
          </p>
        </div>
      )}
      {!isSignedIn && (
        <p className="mt-6">
          {t('empty.signIn')}{' '}
          <a href={loginPath(locale, cartPath(locale))} className="inline-block py-1">
            {t('page.signIn')}
          </a>
        </p>
      )}
    </div>
  )
}
