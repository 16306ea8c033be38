import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'

/** There is nothing that could be paid; leads to the invoices, or to another look-up. */
export function NothingToPay({ locale, isGuest }: { locale: Locale; isGuest: boolean }) {
  const t = getTranslator(locale, 'invoices')
  return (
    <>
      {!isGuest && (
        <>
          <p className="max-w-prose text-lg">{t('pay.none')}</p>
          <p className="mt-2 max-w-prose">{t('pay.noneText')}</p>
        </>
      )}
      <p className="mt-6">
        <ButtonLink href={invoicesPath(locale)}>
          {t(isGuest ? 'outcome.another' : 'pay.toInvoices')}
        </ButtonLink>
      </p>
    </>
  )
}
