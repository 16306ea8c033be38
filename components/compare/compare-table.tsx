import { Cover } from '@/components/catalogue/cover'
import { FromPrice } from '@/components/catalogue/from-price'
import { compareAddress } from '@/lib/catalogue/compare/compare-address'
import type { ComparedRow } from '@/lib/catalogue/compare/compared-rows'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  titles: readonly TitleProduct[]
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
}

/** The names of rows stay in sight while the columns go by. */
const ROW_HEADER =
  'sticky left-0 z-10 w-28 min-w-28 bg-white p-2 pl-0 text-left align-top text-sm font-semibold sm:w-44 sm:min-w-44'

/** Titles as columns, features as rows. On a narrow screen it scrolls sideways by itself, by keyboard too. */
export function CompareTable({ locale, titles, rows, onlyDifferences }: Props) {
  const t = getTranslator(locale, 'compare')
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable without a mouse.
      tabIndex={0}
      className="mt-4 overflow-x-auto"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-accent">
            <th scope="col" className={ROW_HEADER}>
              {t('feature')}
            </th>
            {titles.map(title => (
              <ComparedTitle
                key={title.code}
                locale={locale}
                title={title}
                others={titles.filter(other => other !== title)}
                onlyDifferences={onlyDifferences}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className={ROW_HEADER}>
              {t('rows.price')}
            </th>
            {titles.map(title => (
              <td key={title.code} className="p-2 align-top font-semibold">
                <FromPrice locale={locale} title={title} />
              </td>
            ))}
          </tr>
          {shown.map(({ label, values }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={ROW_HEADER}>
                {label}
              </th>
              {values.map((value, index) => (
                <td key={titles[index]?.code} className="p-2 align-top">
                  {value ?? <span className="text-muted">{t('values.none')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type TitleProps = Pick<Props, 'locale' | 'onlyDifferences'> & {
  title: TitleProduct
  others: readonly TitleProduct[]
}

function ComparedTitle({ locale, title, others, onlyDifferences }: TitleProps) {
  const t = getTranslator(locale, 'compare')
  const { acronym } = title.assessment
  const rest = others.map(({ code }) => code)
  return (
    <th scope="col" className="min-w-44 p-2 text-left align-top font-normal">
      <Cover title={title} />
      <a href={productPath(locale, title)} className="mt-2 block font-semibold">
        <span className="block text-sm text-warm">{acronym}</span> {title.name}
      </a>
      <a
        href={compareAddress(locale, rest, { onlyDifferences })}
        aria-label={t('removeNamed', { name: acronym })}
        className="inline-block py-1 text-sm"
      >
        {t('remove')}
      </a>
    </th>
  )
}
