import { formatAgeRange } from '@/lib/catalogue/age'
import { formatList, languageName } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Misfit } from './judge-fit'

/** Text of the reason why a title does not fit, with its actual value. */
export function misfitText(locale: Locale, misfit: Misfit): string {
  const t = getTranslator(locale, 'fit')
  switch (misfit.kind) {
    case 'age':
      return t('why.ages', { range: formatAgeRange(misfit.minAgeMonths, misfit.maxAgeMonths) })
    case 'minutes':
      return t('why.minutes', { minutes: misfit.minMinutes })
    case 'setting':
      return t(`why.setting.${misfit.setting}`)
    case 'language':
      return t('why.languages', {
        languages: formatList(
          locale,
          misfit.languages.map(code => languageName(locale, code)),
        ),
      })
    case 'level':
      return t('why.level', {
        level: getTranslator(locale, 'catalogue')('level.inText', { code: misfit.level }),
      })
  }
}
