import { ImageResponse } from 'next/og'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { isNoSuchThing } from '@/lib/catalogue/no-such-thing'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cardOf, SITE_CARD, SOCIAL_CARD } from '@/lib/search-engines/social-card'
import { CardPicture } from './card-picture'

/** Drawing takes a tenth of a second; a card is drawn once a day at most, and anew when its title is purged. */
export const revalidate = 86_400

export const generateStaticParams = () => []

const PICTURE = { ...SOCIAL_CARD, headers: { 'cache-control': 'public, max-age=86400' } }

type Context = { params: Promise<{ locale: string; card: string }> }

/** The picture of a title, or of a site, for links that are shared. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: name, card: file } = await params
  const locale = requireLocale(name)
  const card = cardOf(file)
  if (card === undefined) return new Response(null, { status: 404 })
  const siteName = getTranslator(locale, 'common')('siteName')
  if (card === SITE_CARD) {
    const title = getTranslator(locale, 'home')('hero.heading')
    return new ImageResponse(<CardPicture siteName={siteName} title={title} />, PICTURE)
  }
  const answer = await loadTitle(locale, card)
  if (!answer.ok) return new Response(null, { status: isNoSuchThing(answer.error) ? 404 : 503 })
  const { name: title, summary, assessment } = answer.value.value
  const picture = (
    <CardPicture siteName={siteName} acronym={assessment.acronym} title={title} text={summary} />
  )
  return new ImageResponse(picture, PICTURE)
}
