import { SearchInput } from '@/components/form/fields/search-input'
import { MOST_COMPARED } from '@/lib/catalogue/compare/compared-codes'
import { LONGEST_QUERY } from '@/lib/catalogue/search/search-query'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'
import { comparePath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  codes: readonly string[]
  text: string
  offered: readonly TitleProduct[] | undefined
}

const HEADING_ID = 'add-to-comparison'

/** Finds another title to compare: a GET form that keeps what is chosen, and a link for each title found. */
export function AddTitle({ locale, codes, text, offered }: Props) {
  const t = getTranslator(locale, 'compare')
  if (codes.length >= MOST_COMPARED) return <p className="mt-8 text-muted">{t('add.full')}</p>
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10 max-w-form">
      <h2 id={HEADING_ID}>{t('add.heading')}</h2>
      <form action={comparePath(locale)} method="get" className="mt-3">
        {codes.length > 0 && <input type="hidden" name={COMPARE_PARAMETERS.codes} value={codes.join(',')} />}
        <SearchInput
          label={t('add.label')}
          submit={t('add.submit')}
          name={COMPARE_PARAMETERS.text}
          value={text}
          maxLength={LONGEST_QUERY}
        />
      </form>
      {offered !== undefined && <Offered locale={locale} codes={codes} text={text} offered={offered} />}
      <p className="mt-4">
        <a href={searchPath(locale)} className="inline-block py-1">
          {t('add.browse')}
        </a>
      </p>
    </section>
  )
}

function Offered({ locale, codes, text, offered }: Props & { offered: readonly TitleProduct[] }) {
  const t = getTranslator(locale, 'compare')
  if (offered.length === 0) return <p className="mt-4">{t('add.none', { query: text })}</p>
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {offered.map(({ code, name, assessment: { acronym } }) => (
        <li key={code} className="flex items-baseline justify-between gap-4 py-2">
          <span>
            <span className="font-semibold">{acronym}</span> {name}
          </span>
          <a
            href={comparePath(locale, [...codes, code])}
            aria-label={t('add.addNamed', { name: acronym })}
            className="inline-block py-1"
          >
            {t('add.add')}
          </a>
        </li>
      ))}
    </ul>
  )
}
