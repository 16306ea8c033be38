import { expect, type Page } from 'playwright/test'
import { headerSearch } from './search'

/**
 * Until the client runtime has loaded, links to dialogs lead to pages. The header search shows when it has:
 * it loads with the rest, and has suggestions once it is focused. An idle network shows nothing, because a
 * busy browser makes no requests, either.
 */
export async function untilAtRest(page: Page): Promise<void> {
  const box = headerSearch(page)
  await box.focus()
  await expect(box).toHaveRole('combobox')
}
