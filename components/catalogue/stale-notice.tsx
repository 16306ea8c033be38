import { Banner } from '@/components/ui/banner'
import { formatMinutes } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/**
 * Notice with the date of prices and availability while commerce is unavailable. `asOf` is undefined where
 * they are current.
 */
export function StaleNotice({ locale, asOf }: { locale: Locale; asOf: number | undefined }) {
  if (asOf === undefined) return null
  const t = getTranslator(locale, 'catalogue')
  return (
    <div className="mt-4">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        title={t('kept.title', { time: formatMinutes(locale, asOf) })}
        announce="none"
      >
        <p>{t('kept.text')}</p>
      </Banner>
    </div>
  )
}
