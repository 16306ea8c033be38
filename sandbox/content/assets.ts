import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'

const CSS = readFileSync(join(import.meta.dirname, 'data/site.css'), 'utf8')
const FAVICON = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8')

/** Style sheet and picture of the pages that people read. */
export const createAssetRoutes = (): Hono => {
  const app = new Hono()
  app.get('/site.css', c => c.body(CSS, 200, { 'content-type': 'text/css' }))
  app.get('/favicon.svg', c => c.body(FAVICON, 200, { 'content-type': 'image/svg+xml' }))
  return app
}

/** What such a page may load and send: its own style sheet, pictures and forms, and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
