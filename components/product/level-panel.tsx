import { type ReactNode, useId } from 'react'
import { LevelBadge } from '@/components/catalogue/level-badge'
import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import { levelInText } from '@/lib/catalogue/level-name'
import { isForInstitutions, neededRanks } from '@/lib/catalogue/title-items'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatList } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Texts that explain a level, by its rank: the letters differ from site to site (spec §6). */
const EXPLANATIONS = ['levels.aText', 'levels.aText', 'levels.bText', 'levels.cText'] as const

type Props = {
  locale: Locale
  title: TitleProduct
  qualificationsHref: string
  /** Line for the current user. */
  personal: ReactNode
}

/** The level that the title requires, its explanation, and its meaning for the user. */
export function LevelPanel({ locale, title, qualificationsHref, personal }: Props) {
  const headingId = useId()
  const t = getTranslator(locale, 'product')
  const { qualificationLevel: level } = title
  const rank = level?.rank ?? 0
  const explanation = EXPLANATIONS[rank]
  const tags = title.assessment.qualificationTags?.map(({ name }) => name) ?? []
  return (
    <section aria-labelledby={headingId}>
      <div className="level-rule">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={headingId} className="text-xl">
            {t('level.heading')}
          </h2>
          <LevelBadge locale={locale} level={level} />
        </div>
        <p className="mt-3">
          {rank === 0 || explanation === undefined
            ? t(isForInstitutions(title) ? 'level.institutions' : 'level.noneText')
            : getTranslator(locale, 'home')(explanation)}
        </p>
        {level !== undefined && (
          <p className="mt-2">
            {rank > OPEN_RANK ? t('level.rule', { level: levelInText(locale, level) }) : t('level.ruleOpen')}
          </p>
        )}
        {neededRanks(title).items.some(needed => needed > Math.max(rank, OPEN_RANK)) && (
          <p className="mt-2">{t('eligibility.higherItems')}</p>
        )}
        {tags.length > 0 && <p className="mt-2">{t('level.tags', { tags: formatList(locale, tags) })}</p>}
        {rank > OPEN_RANK && (
          <p className="no-print mt-2">
            <a href={qualificationsHref} className="inline-block py-1">
              {t('level.how')}
            </a>
          </p>
        )}
      </div>
      {personal}
    </section>
  )
}
