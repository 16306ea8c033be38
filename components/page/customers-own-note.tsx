import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { CustomersOwn } from '@/lib/support/customers-own'

/** In the place of a form: only the customer does this, and how (pages: Support login). */
export function CustomersOwnNote({ locale, part }: { locale: Locale; part: CustomersOwn }) {
  const t = getTranslator(locale, 'support')
  return (
    <div className="no-print mt-3 max-w-prose border-l-4 border-caution pl-4">
      <p className="font-semibold">{t('barred.title')}</p>
      <p className="mt-1">
        {t(`barred.parts.${part}`)} {t('barred.how')}
      </p>
    </div>
  )
}
