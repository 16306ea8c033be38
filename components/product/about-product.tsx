import type { ReactNode } from 'react'
import { coursesOf, kitsOf } from '@/lib/catalogue/title-items'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import {
  Included,
  Overview,
  Questions,
  ResourceList,
  SampleReports,
  Telepractice,
  Training,
} from './about-sections'
import { ProductSections } from './product-sections'
import { Technical } from './technical-details'

type Props = { locale: Locale; title: TitleProduct }

/** What there is to be read of a title, part by part; a part with nothing to say is left out. */
export function AboutProduct({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const contents = contentsOf({ locale, title })
  const sections = Object.entries(LABELS).flatMap(([id, label]) => {
    const content = contents[id]
    return content === undefined ? [] : [{ id, label: t(`sections.${label}`), content }]
  })
  return <ProductSections label={t('sections.label')} sections={sections} />
}

/** Parts in their order: what the address calls them, and the key of their name. */
const LABELS = {
  overview: 'overview',
  included: 'included',
  technical: 'technical',
  telepractice: 'telepractice',
  'sample-report': 'sample',
  resources: 'resources',
  questions: 'questions',
  training: 'training',
} as const

function contentsOf(props: Props): Readonly<Record<string, ReactNode>> {
  const { assessment } = props.title
  const { body, measures, scores, norms, reliability, resources = [], questions = [] } = assessment
  const others = resources.filter(({ kind }) => kind !== 'SAMPLE_REPORT')
  const when = (isThere: boolean, content: ReactNode) => (isThere ? content : undefined)
  return {
    overview: when((body ?? measures) !== undefined, <Overview {...props} />),
    included: when(kitsOf(props.title).length > 0, <Included {...props} />),
    technical: when((scores ?? norms ?? reliability) !== undefined, <Technical {...props} />),
    telepractice: <Telepractice {...props} />,
    'sample-report': when(others.length < resources.length, <SampleReports {...props} />),
    resources: when(others.length > 0, <ResourceList resources={others} />),
    questions: when(questions.length > 0, <Questions {...props} />),
    training: when(coursesOf(props.title).length > 0, <Training {...props} />),
  }
}
