import { getSettings } from '@/lib/config/env.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { publicAddress } from '@/lib/seo/alternates.server'
import { robotsTxt } from '@/lib/seo/robots'
import { findHostRule } from '@/lib/site/hosts'
import { sitemapIndexPath } from '@/lib/site/paths'

export const dynamic = 'force-dynamic'

const NEEDS = { limit: 'cheapRead', cacheControl: 'public, max-age=3600' } as const

/** robots.txt of this host, for the sites that it serves. */
export const GET = defineRead(NEEDS, ({ request }) => {
  const { locales = [] } =
    findHostRule(getSettings().STORE_HOSTS, request.headers.get('host') ?? undefined) ?? {}
  const sitemaps = locales.map(locale => publicAddress(locale, sitemapIndexPath(locale)))
  const text = robotsTxt(
    locales,
    sitemaps.filter(address => address !== undefined),
  )
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
})
