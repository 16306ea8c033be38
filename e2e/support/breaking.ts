import { join } from 'node:path'
import type { Page } from 'playwright/test'

/** Setting of a store under test whose pages can be made to fail. */
export const BREAKABLE = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'break-on-request.mjs')}` }

const EVERYTHING = '**/*'

/** From now on every page request fails; resources of pages do not. */
export const breakPages = (page: Page): Promise<unknown> =>
  page.route(EVERYTHING, (route, request) =>
    request.isNavigationRequest()
      ? route.continue({ headers: { ...request.headers(), 'x-break-page': '1' } })
      : route.fallback(),
  )

export const mendPages = (page: Page): Promise<void> => page.unroute(EVERYTHING)
