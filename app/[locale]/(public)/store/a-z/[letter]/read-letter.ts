import { type LetterTitles, loadTitlesOfLetter } from '@/lib/catalogue/all-titles.server'
import { letterOfSegment } from '@/lib/catalogue/letters'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { aToZPath, letterPath } from '@/lib/site/paths'
import { type CatalogueContext, failedContext } from '../../_screen/catalogue-context'

export type LetterParams = Promise<{ locale: string; letter: string }>

export type ShownLetter = LetterTitles & { letter: string; segment: string; asOf: number | undefined }

/**
 * Reads site and letter of an address. A site with few titles lists them all on one page, so its letter pages
 * redirect there temporarily.
 */
export async function readLetterAddress(params: LetterParams) {
  const { locale: named, letter: segment } = await params
  const locale = requireLocale(named)
  const letter = letterOfSegment(segment)
  const visit = async (): Promise<CatalogueContext<ShownLetter>> => {
    if (letter === undefined) return { kind: 'missing' }
    const answer = await loadTitlesOfLetter(locale, letter)
    if (!answer.ok) return failedContext(answer.error, letterPath(locale, segment))
    const { value, asOf } = answer.value
    if (value === undefined) return { kind: 'missing' }
    if (value === 'onePage') return { kind: 'moved', to: aToZPath(locale), isForNow: true }
    return { kind: 'shown', shown: { ...value, letter, segment, asOf } }
  }
  return { locale, visit: await visit() }
}
