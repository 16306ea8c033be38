import type { CDPSession } from 'playwright/test'
import { aToZPath, searchPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { areaPath, titlePath } from '../support/catalogue'

/** The prefetch events of the browser, in order. */
async function listen(session: CDPSession): Promise<{ fetched: Map<string, string>; faults: string[] }> {
  const fetched = new Map<string, string>()
  const faults: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage !== undefined) faults.push(ruleSet.errorMessage)
  })
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    fetched.set(new URL(key.url).pathname, status)
  })
  await session.send('Preload.enable')
  return { fetched, faults }
}

for (const [name, from, to] of [
  ['from an area to a title', areaPath('en-us', 'cognition'), titlePath('en-us', 'HWRS-3')],
  ['from what a search has found', searchPath('fr-ca'), titlePath('fr-ca', 'HWRS-3')],
  ['from the list of all titles', aToZPath('nl-nl'), titlePath('nl-nl', 'HWRS-3')],
] as const)
  test(`the page of a link is prefetched on pointer down, and not before: ${name}`, async ({ page }) => {
    const { fetched, faults } = await listen(await page.context().newCDPSession(page))
    await page.goto(from)
    const link = page.locator(`main a[href="${to}"]`).first()
    await link.hover()
    expect([...fetched.keys()]).toEqual([])
    await page.mouse.down()
    await expect.poll(() => fetched.get(to)).toMatch(/^(?:Running|Ready|Success)$/)
    await page.mouse.up()
    await expect(page).toHaveURL(to)
    expect(faults).toEqual([])
  })

test('personal pages are never prefetched', async ({ page }) => {
  const { fetched } = await listen(await page.context().newCDPSession(page))
  for (const locale of ['fr-ca', 'nl-nl'] as const) {
    await page.goto(aToZPath(locale))
    const link = page.locator('#site-header a[href$="/login"]').first()
    await link.hover()
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL(/\/login/)
  }
  expect([...fetched.keys()]).toEqual([])
})
