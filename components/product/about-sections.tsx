import { TextLink } from '@/components/ui/text-link'
import { coursesOf, kitsOf } from '@/lib/catalogue/title-items'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { itemAnchor } from './item-anchor'

type Props = { locale: Locale; title: TitleProduct }

/** What the test is for and what it measures. */
export function Overview({ locale, title }: Props) {
  const { body = [], measures = [] } = title.assessment
  return (
    <>
      {body.map(text => (
        <p key={text}>{text}</p>
      ))}
      {measures.length > 0 && (
        <>
          <h3 className="pt-2">{getTranslator(locale, 'product')('overview.measures')}</h3>
          <ul className="list-disc space-y-1 pl-5">
            {measures.map(measure => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** What comes with each kit. */
export function Included({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  return (
    <>
      <p>{t('included.text')}</p>
      {kitsOf(title).map(({ code, name, productItem }) => (
        <div key={code} className="pt-2">
          <h3>{name}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {productItem.contents.map(({ code: part, text, quantity }) => (
              <li key={part ?? text}>
                {t('items.quantity', { quantity: String(quantity) })} {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** Whether the test may be given at a distance. */
export function Telepractice({ locale, title }: Props) {
  const t = getTranslator(locale, 'product')
  const { allowed, note } = title.assessment.telepractice
  return (
    <>
      <p>{allowed ? t('telepractice.allowed') : t('telepractice.notAllowed')}</p>
      {note !== undefined && <p>{note}</p>}
    </>
  )
}

type Resources = NonNullable<TitleProduct['assessment']['resources']>

/** Things to read or watch, with an address where they have one. */
export const ResourceList = ({ resources }: { resources: Resources }) => (
  <ul className="space-y-4">
    {resources.map(({ title: name, text, href }) => (
      <li key={name}>
        <h3>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</h3>
        {text !== undefined && <p className="mt-1">{text}</p>}
      </li>
    ))}
  </ul>
)

/** Reports as they look, about people who do not exist. */
export function SampleReports({ locale, title }: Props) {
  const samples = title.assessment.resources?.filter(({ kind }) => kind === 'SAMPLE_REPORT') ?? []
  return (
    <>
      <ResourceList resources={samples} />
      <p className="text-sm text-muted">{getTranslator(locale, 'product')('sample.text')}</p>
    </>
  )
}

/** What people ask about the test. */
export const Questions = ({ title }: Pick<Props, 'title'>) => (
  <dl className="space-y-4">
    {title.assessment.questions?.map(({ question, answer }) => (
      <div key={question}>
        <dt className="font-semibold">{question}</dt>
        <dd className="mt-1">{answer}</dd>
      </div>
    ))}
  </dl>
)

/** Courses that teach the test, each leading to its item. */
export function Training({ locale, title }: Props) {
  return (
    <>
      <p>{getTranslator(locale, 'product')('training.text')}</p>
      <ul className="space-y-1">
        {coursesOf(title).map(({ code, name }) => (
          <li key={code}>
            <a href={`#${itemAnchor(code)}`} className="inline-block py-1">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
