import type { Page } from 'playwright/test'
import { expectAccessible, expectTargets } from './accessible'
import { expectNoSidewaysScroll } from './layout'

/** Judges the page as it is now; `state` names it in a failure. */
export type Look = (state: string) => Promise<void>

/** Looks at nothing: for a walk whose screens another test looks at. */
export const UNSEEN: Look = async () => undefined

/** Looks with axe, at the size of targets and for sideways scrolling; `within` limits what axe looks at. */
export const lookAt =
  (page: Page, within?: string): Look =>
  async state => {
    await expectAccessible(page, state, { ...(within !== undefined && { within }) })
    await expectTargets(page, state)
    await expectNoSidewaysScroll(page, state)
  }
