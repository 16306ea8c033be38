import { DescriptionList } from '@/components/ui/description-list'
import { writtenNorms, writtenReliability } from '@/lib/catalogue/written-figures'
import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct }

/** Scores, norms and reliability. */
export function Technical({ locale, title }: Props) {
  const { scores = [], norms, reliability } = title.assessment
  const t = getTranslator(locale, 'product')
  return (
    <DescriptionList
      descriptions={[
        ...(scores.length === 0
          ? []
          : [{ term: t('technical.scores'), description: <Scores locale={locale} scores={scores} /> }]),
        ...(norms === undefined
          ? []
          : [{ term: t('technical.norms'), description: writtenNorms(locale, norms) }]),
        ...(reliability === undefined
          ? []
          : [{ term: t('technical.reliability'), description: writtenReliability(locale, reliability) }]),
      ]}
    />
  )
}

function Scores({ locale, scores }: { locale: Locale; scores: NonNullable<AssessmentFacts['scores']> }) {
  const t = getTranslator(locale, 'product')
  return (
    <ul>
      {scores.map(kind => (
        <li key={kind}>{t(`scores.${kind}`)}</li>
      ))}
    </ul>
  )
}
