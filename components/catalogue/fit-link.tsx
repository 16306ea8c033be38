import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import { getTranslator } from '@/lib/i18n/translator'
import { fitPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Code of the area that is preselected there. */
  area?: string
}

/** Link to the fit finder, for visitors who do not know which title they need. */
export function FitLink({ locale, area }: Props) {
  const t = getTranslator(locale, 'fit')
  return (
    <p className="mt-3">
      <span className="text-muted">{t('unsure')}</span>{' '}
      <a
        href={area === undefined ? fitPath(locale) : fitAddress(locale, { area })}
        className="inline-block py-1 font-semibold"
      >
        {t('title')}
      </a>
    </p>
  )
}
