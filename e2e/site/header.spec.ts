import type { Page } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { HAS_CART_COOKIE } from '@/lib/cookies/cookie-names'
import { getMessages } from '@/lib/i18n/messages'
import { cartBadgePath, homePath } from '@/lib/site/paths'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { untilAtRest } from '../support/at-rest'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const WIDTHS = Array.from({ length: 31 }, (_, step) => 320 + step * 32)
const BADGES = ['', '9', '99', '99+']

/** Longer than the available space. */
const PERSON = { firstName: 'Maximiliana', lastName: 'Vanderberghe-Ormsbridge' }

type Look = { badges: readonly string[] }

/**
 * Faults in the layout of the header: controls, or their texts and icons, that overlap each other or lie
 * outside the page.
 */
const faults = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(({ badges }) => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button, input)')].filter(
      control => control.checkVisibility({ visibilityProperty: true }),
    )
    const nameOf = (control: HTMLElement) => control.textContent.trim().slice(0, 30) || control.tagName
    const isHidden = (part: Element | null) =>
      part === null || part.closest('.sr-only') !== null || part.getBoundingClientRect().width <= 1
    /** Boxes of the texts and icons of a control. */
    const partsOf = (control: HTMLElement): DOMRect[] => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const boxes = [...control.querySelectorAll('svg')].map(picture => picture.getBoundingClientRect())
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { parentElement } = text
        if (parentElement === null || isHidden(parentElement) || text.textContent?.trim() === '') continue
        const range = document.createRange()
        range.selectNodeContents(text)
        // A name that is too long is cut at the edge of its box.
        const cut = parentElement.closest('.truncate')?.getBoundingClientRect()
        for (const box of range.getClientRects())
          boxes.push(
            cut ? new DOMRect(box.x, box.y, Math.min(box.right, cut.right) - box.x, box.height) : box,
          )
      }
      return boxes
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
    const found: string[] = []
    const cart = controls.find(control => /\/cart$/.test(control.getAttribute('href') ?? ''))
    const badge = cart?.querySelector<HTMLElement>('.rounded-full')
    if (!cart || !badge) return ['no badge']
    for (const text of badges) {
      badge.textContent = text
      badge.hidden = text === ''
      const drawn = controls.map(control => ({
        name: nameOf(control),
        boxes: [control.getBoundingClientRect(), ...partsOf(control)],
      }))
      drawn.forEach(({ name, boxes }, index) => {
        for (const box of boxes)
          if (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5)
            found.push(`${name} leaves the page`)
        for (const other of drawn.slice(index + 1))
          if (boxes.some(box => other.boxes.some(against => overlap(box, against))))
            found.push(`${name} lies on ${other.name} (badge ${text})`)
      })
      const word = cart.querySelector(':scope > span:not(.relative):not(.sr-only)')
      if (word && !isHidden(word) && overlap(word.getBoundingClientRect(), badge.getBoundingClientRect()))
        found.push(`the badge ${text} lies on the word`)
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    return [...new Set(found)]
  }, look)

async function openHome(page: Page, locale: Locale): Promise<void> {
  await page.route(
    url => `${url.pathname}${url.search}` === cartBadgePath(locale),
    route => route.fulfill({ json: { count: 500, label: 'Cart' } }),
  )
  await page.goto(homePath(locale))
  await page.context().addCookies([{ name: HAS_CART_COOKIE, value: '1', url: page.url() }])
  await page.reload()
  await untilAtRest(page)
  await expect(page.getByRole('banner').getByText('99+')).toBeVisible()
}

/** How much room the words of a header take, roughly. */
const lengthOf = (locale: Locale): number =>
  JSON.stringify([getMessages(locale).layout.account, builtInHeader(locale)]).length

/** The site with the longest words of each language. */
const WIDEST = Object.values(Object.groupBy(LOCALES, locale => getSite(locale).language)).flatMap(
  (sites = []) => [...sites].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1),
)

for (const locale of LOCALES)
  test(`the store name in ${locale} wraps only between words on the smallest phones`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(homePath(locale))
    const name = page.getByRole('banner').locator('a:has(.logo-mark) > span')
    await expect(name).toHaveText(getMessages(locale).common.siteName)
    const lines = await name.evaluate(element => {
      const text = element.firstChild as Text
      const linesOf = (from: number, to: number): number => {
        const range = document.createRange()
        range.setStart(text, from)
        range.setEnd(text, to)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const words = [...text.data.matchAll(/\S+/g)]
      return {
        all: linesOf(0, text.length),
        ofWords: words.map(({ 0: word, index }) => linesOf(index, index + word.length)),
      }
    })
    expect(lines.all).toBeLessThanOrEqual(2)
    expect(lines.ofWords).toEqual(lines.ofWords.map(() => 1))
  })

for (const locale of WIDEST)
  for (const who of ['anonymous users', 'signed-in users'] as const)
    test(`the header controls of ${locale} do not overlap at any width, for ${who} and any cart`, async ({
      page,
    }) => {
      if (who === 'signed-in users')
        await signInAs(page, await createPerson(registeredFacts(locale), PERSON), { locale })
      await openHome(page, locale)
      if (who === 'signed-in users') await page.locator('button[aria-controls="account-panel"]').waitFor()
      const found: Record<string, readonly string[]> = {}
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const here = await faults(page, { badges: BADGES })
        if (here.length > 0) found[width] = here
      }
      expect(found).toEqual({})
    })

test('a name in the header has as much room on large screens as on tablets', async ({ page }) => {
  await signInAs(page, await createPerson(registeredFacts('en-us'), PERSON), { locale: 'en-us' })
  await page.goto(homePath('en-us'))
  const name = page.locator('button[aria-controls="account-panel"] .truncate')
  await name.waitFor()
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await name.boundingBox())?.width
  }
  const onTablet = await widthAt(768)
  for (const width of [1024, 1280]) expect(await widthAt(width)).toBe(onTablet)
})
