import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { LetterTitles } from '@/lib/catalogue/all-titles.server'
import { getTranslator } from '@/lib/i18n/translator'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { groupsOf, letterPagesOf } from './a-to-z-data'
import { AToZView } from './a-to-z-view'
import { StaleNotice } from './stale-notice'

type Props = LetterTitles & { locale: Locale; asOf: number | undefined; letter: string }

/** The titles of one letter, with links to the pages of the others. */
export function LetterOfAToZ({ locale, asOf, letter, titles, total, letters }: Props) {
  const t = getTranslator(locale, 'catalogue')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('category.titles', { count: total })}</p>
      {total > titles.length && (
        <p className="mt-3 max-w-prose">
          <a href={searchPath(locale)}>{t('aToZ.more')}</a>
        </p>
      )}
      <StaleNotice locale={locale} asOf={asOf} />
      <AToZView
        data={staticMarkupData({
          label: t('aToZ.letters'),
          letters: letterPagesOf(locale, letters, letter),
          groups: groupsOf(locale, titles),
        })}
      />
    </>
  )
}
