import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import {
  aToZPath,
  cartPath,
  fitPath,
  loginPath,
  quickOrderPath,
  searchPath,
  storePath,
} from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; isSignedIn: boolean }

/** Empty cart: links to ways to fill it. */
export function EmptyCart({ locale, isSignedIn }: Props) {
  const t = getTranslator(locale, 'cart')
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
