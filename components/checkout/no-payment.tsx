import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { newQuotePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Where no way to pay is offered: a quote can be requested. */
export function NoPayment({ locale }: { locale: Locale }) {
  return (
    <>
      <p className="max-w-form">{getTranslator(locale, 'checkout')('payment.none')}</p>
      <p className="mt-6">
        <ButtonLink href={newQuotePath(locale)} variant="secondary">
          {getTranslator(locale, 'cart')('page.quote')}
        </ButtonLink>
      </p>
    </>
  )
}
