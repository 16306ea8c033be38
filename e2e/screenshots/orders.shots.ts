import { join } from 'node:path'
import { getMessages } from '@/lib/i18n/messages'
import { unitsField } from '@/lib/order-changes/order-fields'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { orderCancellationPath, orderReturnPath, orderStatusPath, reorderPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { control } from '../support/forms'
import { takeWholePage } from '../support/layout'
import { orderedFacts } from '../support/ordered'
import { createPerson, sentMail, workOnOrder } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca', 'nl-nl']

/** Hours after which the first parcel of an order has left. */
const ON_ITS_WAY = 30

for (const locale of LOCALES)
  test(`orders after they were placed in ${locale}`, async ({ page }, { project }) => {
    test.slow()
    const { cancellation, returns, guest } = getMessages(locale).orders
    const main = page.getByRole('main')
    const take = async (name: string) => {
      await main.getByRole('heading', { level: 1 }).waitFor()
      const file = `${locale}-order-${name.replaceAll(' ', '-')}-${project.name}.png`
      await takeWholePage(page, join(project.outputDir, file))
    }
    const person = await createPerson(orderedFacts(locale))
    await signInAs(page, person, { locale })
    await page.goto(accountPath(locale, 'orderHistory'))
    const names = await main.getByRole('heading', { level: 2 }).allTextContents()
    const [received = '', digital = '', held = '', arrived = '', earlier = ''] = names.map(name =>
      name.replaceAll(/\D/g, ''),
    )
    await take('history')
    for (const [name, code] of Object.entries({ received, digital, held, arrived, earlier })) {
      await page.goto(accountDetailPath(locale, 'orderHistory', code))
      await take(`detail ${name}`)
    }
    await page.goto(orderCancellationPath(locale, received))
    await take('cancel')
    await control(page, unitsField(0)).fill('9')
    await main.getByRole('button', { name: cancellation.submit }).click()
    await page.locator('[aria-invalid=true]').waitFor()
    await take('cancel refused')
    await control(page, unitsField(0)).fill('1')
    await main.getByRole('button', { name: cancellation.submit }).click()
    await page.waitForURL(({ pathname }) => pathname === accountDetailPath(locale, 'orderHistory', received))
    await take('cancelled in part')
    await workOnOrder(received, ON_ITS_WAY)
    await page.reload()
    await take('on its way')
    await page.goto(orderReturnPath(locale, arrived))
    await take('return')
    await control(page, unitsField(0)).fill('1')
    await main.getByRole('button', { name: returns.submit }).click()
    await main.getByText(returns.status.APPROVAL_PENDING, { exact: true }).waitFor()
    await take('return requested')
    await page.goto(orderReturnPath(locale, earlier))
    await take('return of the previous system')
    await page.goto(reorderPath(locale, arrived))
    await take('reorder')
    await page.context().clearCookies()
    await page.goto(orderStatusPath(locale))
    await take('status')
    await main.getByRole('button', { name: guest.submit }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await take('status refused')
    await control(page, 'orderNumber').fill(received)
    await control(page, 'email').fill(person.email)
    await main.getByRole('button', { name: guest.submit }).click()
    await control(page, 'code').waitFor()
    await take('status code')
    const pinOf = async () =>
      (await sentMail(person.email)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1)
    await expect.poll(pinOf).toBeDefined()
    await control(page, 'code').fill((await pinOf()) ?? '')
    await main.getByRole('button', { name: guest.pinSubmit }).click()
    await page.waitForURL(orderStatusPath(locale, received))
    await take('status found')
  })
