import { byLetter, OTHER_LETTERS } from '@/lib/catalogue/by-letter'
import { priceText } from '@/lib/catalogue/price-text'
import { titleFacts } from '@/lib/catalogue/title-facts'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath, searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { type AToZGroup, type AToZRow, AToZView } from './a-to-z-view'
import { KeptNotice } from './kept-notice'

type Props = {
  locale: Locale
  titles: readonly TitleProduct[]
  /** How many the site has in all. */
  total: number
  asOf: number | undefined
}

/** Titles by letter, with a list of the letters to jump from. */
export function AToZ({ locale, titles, total, asOf }: Props) {
  const t = getTranslator(locale, 'catalogue')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('aToZ.text', { count: total })}</p>
      {total > titles.length && (
        <p className="mt-3 max-w-prose">
          <a href={searchPath(locale)}>{t('aToZ.more')}</a>
        </p>
      )}
      <KeptNotice locale={locale} asOf={asOf} />
      <AToZView label={t('aToZ.letters')} groups={groupsOf(locale, titles)} />
    </>
  )
}

function groupsOf(locale: Locale, titles: readonly TitleProduct[]): readonly AToZGroup[] {
  const other = getTranslator(locale, 'catalogue')('aToZ.other')
  return byLetter(locale, titles).map(({ letter, titles: members }) => ({
    ...(letter === OTHER_LETTERS
      ? { id: 'letter-other', name: other }
      : { id: `letter-${letter}`, name: letter }),
    rows: members.map(title => rowOf(locale, title)),
  }))
}

const rowOf = (locale: Locale, title: TitleProduct): AToZRow => ({
  href: productPath(locale, title),
  name: title.name,
  acronym: title.assessment.acronym,
  facts: titleFacts(locale, title),
  price: priceText(locale, title),
})
