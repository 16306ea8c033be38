import type { Page } from 'playwright/test'

/** What the framework cannot read and fails with: the page that asks for it is lost. */
const BREAKING = { rsc: '1', 'next-router-state-tree': '%%%' }

const EVERYTHING = '**/*'

/** Every page that is asked for fails from now on; what pages load does not. */
export const breakPages = (page: Page): Promise<unknown> =>
  page.route(EVERYTHING, (route, request) =>
    request.isNavigationRequest()
      ? route.continue({ headers: { ...request.headers(), ...BREAKING } })
      : route.fallback(),
  )

export const mendPages = (page: Page): Promise<void> => page.unroute(EVERYTHING)
