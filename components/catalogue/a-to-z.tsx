import { byLetter, OTHER_LETTERS } from '@/lib/catalogue/by-letter'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath, searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { FromPrice } from './from-price'
import { KeptNotice } from './kept-notice'
import { TitleFacts } from './title-facts'

type Props = {
  locale: Locale
  titles: readonly TitleProduct[]
  /** How many the site has in all. */
  total: number
  asOf: number | undefined
}

const anchorOf = (letter: string): string => `letter-${letter === OTHER_LETTERS ? 'other' : letter}`

/** Titles by letter, with a list of the letters to jump from. */
export function AToZ({ locale, titles, total, asOf }: Props) {
  const t = getTranslator(locale, 'catalogue')
  const groups = byLetter(locale, titles)
  const nameOf = (letter: string) => (letter === OTHER_LETTERS ? t('aToZ.other') : letter)
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('aToZ.text', { count: total })}</p>
      {total > titles.length && (
        <p className="mt-3 max-w-prose">
          <a href={searchPath(locale)}>{t('aToZ.more')}</a>
        </p>
      )}
      <KeptNotice locale={locale} asOf={asOf} />
      <nav aria-label={t('aToZ.letters')} className="no-print mt-6">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                className="grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-2 font-semibold text-accent no-underline hover:border-accent hover:bg-accent-soft"
              >
                {nameOf(letter)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, titles: members }) => (
        <section key={letter} aria-labelledby={anchorOf(letter)} className="mt-10">
          <h2 id={anchorOf(letter)} className="scroll-mt-6 border-b-2 border-accent pb-1">
            {nameOf(letter)}
          </h2>
          <ul className="divide-y divide-line">
            {members.map(title => (
              <TitleRow key={title.code} locale={locale} title={title} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const TitleRow = ({ locale, title }: { locale: Locale; title: TitleProduct }) => (
  <li className="gap-x-6 py-3 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,1fr)] md:items-center">
    <a href={productPath(locale, title)} className="inline-block py-1 font-semibold">
      {title.name} <span className="font-normal text-muted">{title.assessment.acronym}</span>
    </a>
    <TitleFacts locale={locale} title={title} />
    <p className="mt-1 text-sm md:mt-0 md:text-right">
      <FromPrice locale={locale} title={title} />
    </p>
  </li>
)
