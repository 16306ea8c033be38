import { type Description, DescriptionList } from '@/components/ui/description-list'
import { writtenNumber } from '@/lib/catalogue/written'
import type { AssessmentFacts } from '@/lib/contract/commerce/catalogue/assessment'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { countryName } from '@/lib/i18n/country-name'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

/** Figures of reliability have two decimals everywhere. */
const DECIMALS = 2

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
        ...(norms === undefined ? [] : [describeNorms(locale, norms)]),
        ...(reliability === undefined ? [] : [describeReliability(locale, reliability)]),
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

function describeNorms(locale: Locale, norms: NonNullable<AssessmentFacts['norms']>): Description {
  const t = getTranslator(locale, 'product')
  return {
    term: t('technical.norms'),
    description: t(norms.basis === 'AGE' ? 'technical.ageNorms' : 'technical.gradeNorms', {
      year: String(norms.year),
      size: writtenNumber(locale, norms.sampleSize),
      country: countryName(norms.country, getSite(locale).languageTag),
    }),
  }
}

function describeReliability(
  locale: Locale,
  { label, low, high }: NonNullable<AssessmentFacts['reliability']>,
): Description {
  const t = getTranslator(locale, 'product')
  return {
    term: t('technical.reliability'),
    description: t('technical.reliabilityText', {
      label,
      low: writtenNumber(locale, low, DECIMALS),
      high: writtenNumber(locale, high, DECIMALS),
    }),
  }
}
