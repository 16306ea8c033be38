import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { CustomerOnly } from '@/lib/support/customer-only'

/** Tells a support agent that only the customer may submit this form, and how (pages: Support login). */
export function CustomerOnlyNote({ locale, part }: { locale: Locale; part: CustomerOnly }) {
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
