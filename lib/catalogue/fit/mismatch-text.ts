import { formatAgeRange } from '@/lib/catalogue/age'
import { formatList, languageName } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { MismatchReason } from './find-mismatches'

/** Text of the reason why a title does not fit, with its actual value. */
export function mismatchText(locale: Locale, reason: MismatchReason): string {
  const t = getTranslator(locale, 'fit')
  switch (reason.kind) {
    case 'age':
      return t('why.ages', { range: formatAgeRange(reason.minAgeMonths, reason.maxAgeMonths) })
    case 'minutes':
      return t('why.minutes', { minutes: reason.minMinutes })
    case 'setting':
      return t(`why.setting.${reason.setting}`)
    case 'language':
      return t('why.languages', {
        languages: formatList(
          locale,
          reason.languages.map(code => languageName(locale, code)),
        ),
      })
    case 'level':
      return t('why.level', {
        level: getTranslator(locale, 'catalogue')('level.inText', { code: reason.level }),
      })
  }
}
