import { formatAgeRange, formatMinutes } from '@/lib/catalogue/age'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { LevelBadge } from './level-badge'

type Props = { locale: Locale; title: TitleProduct }

/** What decides first whether a title fits: level, ages or grades, minutes. */
export function TitleFacts({ locale, title }: Props) {
  const t = getTranslator(locale, 'catalogue')
  const { population, completion } = title.assessment
  const { minAgeMonths, maxAgeMonths, grades } = population
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <li>
        <LevelBadge locale={locale} level={title.qualificationLevel} />
      </li>
      <li>{t('facts.ages', { range: formatAgeRange(minAgeMonths, maxAgeMonths) })}</li>
      {grades !== undefined && <li>{t('facts.grades', { range: grades })}</li>}
      <li>
        {t('facts.minutes', { range: formatMinutes(locale, completion.minMinutes, completion.maxMinutes) })}
      </li>
    </ul>
  )
}
