import { expect, type Page } from 'playwright/test'
import { headerSearch } from './search'

/**
 * Until what goes on around a page is there, links to its dialogs lead to pages. The search of the header
 * tells: it comes with the rest, and takes suggestions as soon as somebody is in it. Silence on the network
 * tells nothing, a busy browser is silent, too.
 */
export async function untilAtRest(page: Page): Promise<void> {
  const box = headerSearch(page)
  await box.focus()
  await expect(box).toHaveRole('combobox')
}
