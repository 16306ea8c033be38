import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { sitemapIndexXml } from '@/lib/seo/sitemap'
import { loadSitemaps } from '@/lib/seo/sitemap-addresses.server'
import { xmlAnswer } from '../_sitemap/xml-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** Which sitemaps a site has. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  const locale = requireLocale((await params).locale)
  return xmlAnswer(await loadSitemaps(locale), sitemapIndexXml)
}
