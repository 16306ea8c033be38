import { byLetter, OTHER_LETTERS } from '@/lib/catalogue/by-letter'
import { letterName } from '@/lib/catalogue/letter-name'
import { type LetterPlace, segmentOf } from '@/lib/catalogue/letters'
import { priceText } from '@/lib/catalogue/price-text'
import { titleFacts } from '@/lib/catalogue/title-facts'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { letterPath, productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { AToZGroup, AToZRow } from './a-to-z-contents'
import type { LetterLink } from './letter-links'

/** Links to the pages of all letters; the page that is shown is marked. */
export const letterPagesOf = (
  locale: Locale,
  letters: readonly LetterPlace[],
  shown?: string,
): readonly LetterLink[] =>
  letters.map(({ letter }) => ({
    name: letterName(locale, letter),
    href: letterPath(locale, segmentOf(letter)),
    ...(letter === shown ? { isShown: true } : {}),
  }))

/** Titles grouped by letter, as view data. */
export const groupsOf = (locale: Locale, titles: readonly TitleProduct[]): readonly AToZGroup[] =>
  byLetter(locale, titles).map(({ letter, titles: members }) => ({
    id: letterId(letter),
    name: letterName(locale, letter),
    rows: members.map(title => rowOf(locale, title)),
  }))

const letterId = (letter: string): string => `letter-${letter === OTHER_LETTERS ? 'other' : letter}`

const rowOf = (locale: Locale, title: TitleProduct): AToZRow => ({
  href: productPath(locale, title),
  name: title.name,
  acronym: title.assessment.acronym,
  facts: titleFacts(locale, title),
  price: priceText(locale, title),
})
