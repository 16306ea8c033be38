import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** Where no way to pay is offered: another account can be chosen, or a quote requested. */
export function NoPayment({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'checkout')
  return (
    <>
      <p className="max-w-form">
        {t.rich('payment.none', {
          account: text => <a href={checkoutPath(locale, 'account')}>{text}</a>,
        })}
      </p>
      <p className="mt-6">
        <ButtonLink href={newQuotePath(locale)} variant="secondary">
          {getTranslator(locale, 'cart')('page.quote')}
        </ButtonLink>
      </p>
    </>
  )
}
