import { ImageResponse } from 'next/og'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { FileCache } from '@/lib/seo/file-cache'
import { cardOf, SITE_CARD, SOCIAL_CARD } from '@/lib/seo/social-card'
import type { Locale } from '@/lib/site/sites'
import { CardPicture } from './card-picture'

export const dynamic = 'force-dynamic'

/** Drawing takes a tenth of a second; a card is drawn once a day at most. */
const files = new FileCache({ bytes: 8_388_608, freshMs: 86_400_000 })

const PICTURE = { ...SOCIAL_CARD, headers: { 'cache-control': 'public, max-age=86400' } }

type Context = { params: Promise<{ locale: string; card: string }> }

/** The picture of a title, or of a site, for links that are shared. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  const { locale: name, card: file } = await params
  const locale = requireLocale(name)
  return files.get(`${locale}/${file}`, () => drawCard(locale, cardOf(file)))
}

async function drawCard(locale: Locale, card: string | undefined): Promise<Response> {
  if (card === undefined) return new Response(null, { status: 404 })
  const siteName = getTranslator(locale, 'common')('siteName')
  if (card === SITE_CARD) {
    const title = getTranslator(locale, 'home')('hero.heading')
    return new ImageResponse(<CardPicture siteName={siteName} title={title} />, PICTURE)
  }
  const answer = await loadTitle(locale, card)
  if (!answer.ok) return new Response(null, { status: isNotFound(answer.error) ? 404 : 503 })
  const { name: title, summary, assessment } = answer.value.value
  const picture = (
    <CardPicture siteName={siteName} acronym={assessment.acronym} title={title} text={summary} />
  )
  return new ImageResponse(picture, PICTURE)
}
