import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { sitemapIndexXml } from '@/lib/seo/sitemap'
import { loadSitemaps } from '@/lib/seo/sitemap-addresses.server'
import { respondXml } from '../_sitemap/respond-xml'

export const dynamic = 'force-dynamic'

const NEEDS = { limit: 'read', params: z.object({ locale: localeSchema }) } as const

/** The sitemap index of a site. */
export const GET = defineRead(NEEDS, async ({ request, params: { locale } }) =>
  respondXml(request, await loadSitemaps(locale), sitemapIndexXml),
)
