import { ImageResponse } from 'next/og'
import { z } from 'zod'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { defineRead, refuseUnavailable } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { FileCache } from '@/lib/seo/file-cache'
import { cardOf, SITE_CARD, SOCIAL_CARD } from '@/lib/seo/social-card'
import type { Locale } from '@/lib/site/sites'
import { CardPicture } from './card-picture'

export const dynamic = 'force-dynamic'

/** Rendering a card takes a tenth of a second, so each is rendered once a day at most. */
const files = new FileCache({ bytes: 8_388_608, freshMs: 86_400_000 })

const PICTURE = { ...SOCIAL_CARD, headers: { 'cache-control': 'public, max-age=86400' } }

const NEEDS = { limit: 'read', params: z.object({ locale: localeSchema, card: z.string() }) } as const

/** The social card of a title, or of a site. */
export const GET = defineRead(NEEDS, ({ request, params: { locale, card } }) =>
  files.get(`${locale}/${card}`, () => drawCard(request, locale, cardOf(card))),
)

async function drawCard(request: Request, locale: Locale, card: string | undefined): Promise<Response> {
  if (card === undefined) return refuseRequest(request, 404, 'not-found')
  const siteName = getTranslator(locale, 'common')('siteName')
  if (card === SITE_CARD) {
    const title = getTranslator(locale, 'home')('hero.heading')
    return new ImageResponse(<CardPicture siteName={siteName} title={title} />, PICTURE)
  }
  const answer = await loadTitle(locale, card)
  if (!answer.ok)
    return isNotFound(answer.error) ? refuseRequest(request, 404, 'not-found') : refuseUnavailable(request)
  const { name: title, summary, assessment } = answer.value.value
  const picture = (
    <CardPicture siteName={siteName} acronym={assessment.acronym} title={title} text={summary} />
  )
  return new ImageResponse(picture, PICTURE)
}
