import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'

/** Ways forward for a person who lacks the level and orders for themselves. */
export function NoQualifiedUser({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'checkout')
  return (
    <>
      <p className="max-w-form">{t('qualifiedUser.personal')}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={checkoutPath(locale, 'account')}>{t('qualifiedUser.changeAccount')}</ButtonLink>
        <ButtonLink href={accountPath(locale, 'qualifications')} variant="secondary">
          {getTranslator(locale, 'product')('level.how')}
        </ButtonLink>
      </div>
    </>
  )
}
