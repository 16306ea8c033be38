import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { CONTENT_SEARCH_LIMITS } from '../../lib/contract/content-search.ts'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { closureBanners } from './closures.ts'
import { composeDocuments, type SiteDocuments } from './documents.ts'
import { createPageRoutes } from './page-routes.ts'
import { firstLevelNavFragment, footerFragment } from './pages.ts'
import { searchPages } from './search.ts'
import { findSite } from './sites.ts'
import { createTagRoutes } from './tag-scripts.ts'

/** The regional marketing sites: content documents, experience fragments, error pages (spec §7, §8). */
export const createContentService = (context: SandboxContext): Service => {
  const app = new Hono()
  const documentsOf = createShelf()

  app.use(etag())
  app.use(setHeaders)

  app.get('/content/login/:file{[a-z-]+\\.json}', c => {
    const documents = documentsOf(c.req.param('file').replace('.json', ''))
    return documents?.site.hasLoginItem ? c.json(documents.login) : c.notFound()
  })

  app.get('/content/:locale/search.json', c => answerSearch(c, documentsOf(c.req.param('locale'))))

  app.get('/content/:locale/:file', c => {
    const documents = documentsOf(c.req.param('locale'))
    if (documents === undefined) return c.notFound()
    switch (c.req.param('file')) {
      case 'header.json':
        return c.json({
          ...documents.header,
          banners: closureBanners(documents.site, documents.texts, context.clock.now()),
        })
      case 'footer.json':
        return c.json(documents.footer)
      case 'first-level-nav.html':
        return c.html(firstLevelNavFragment(documents))
      case 'footer.html':
        return c.html(footerFragment(documents))
      default:
        return c.notFound()
    }
  })

  app.route('/tags', createTagRoutes())

  app.route('/', createPageRoutes(context, documentsOf))

  return createHonoService('content', app)
}

const answerSearch = (c: Context, documents: SiteDocuments | undefined) => {
  if (documents === undefined) return c.notFound()
  const limit = Number(c.req.query('limit') ?? CONTENT_SEARCH_LIMITS.results)
  return c.json(searchPages(documents, c.req.query('q') ?? '', Number.isInteger(limit) ? limit : 0))
}

const setHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('cache-control', c.res.ok || c.res.status === 304 ? 'max-age=60' : 'no-store')
  c.header('x-content-type-options', 'nosniff')
}

/** Each site's documents are composed when first asked for and then kept: their files do not change. */
const createShelf = () => {
  const composed = new Map<string, SiteDocuments>()
  return (locale: string): SiteDocuments | undefined => {
    const site = findSite(locale)
    if (site === undefined) return undefined
    const documents = composed.get(locale) ?? composeDocuments(site)
    composed.set(locale, documents)
    return documents
  }
}
