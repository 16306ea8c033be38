import { join } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { supportBarredPath, supportLogPath, supportPath } from '@/lib/site/support-paths'
import { expect, test } from '../fixtures'
import { actAs, searchCustomer, signInAgent } from '../support/agent'
import { clinicFacts, ORDERED } from '../support/clinic'
import { fillCart } from '../support/fill-cart'
import { takeWholePage } from '../support/layout'
import { createAgent, createPerson } from '../support/sandbox'

const LOCALES: readonly Locale[] = ['en-us', 'fr-ca', 'nl-nl', 'es-es', 'zh-sg']

for (const locale of LOCALES) {
  const take = (page: Page, { project }: TestInfo, name: string): Promise<unknown> =>
    takeWholePage(page, join(project.outputDir, `support-${locale}-${name}-${project.name}.png`))

  test(`support login in ${locale}`, async ({ page, problems }, info) => {
    problems.allow(/^403 GET .*barred/)
    await page.goto(supportPath(locale))
    await take(page, info, 'sign-in')
    const customer = await createPerson(clinicFacts(locale))
    await signInAgent(page, locale, await createAgent())
    await searchCustomer(page, locale, customer.email)
    await take(page, info, 'search')
    await actAs(page, locale, `${customer.firstName} ${customer.lastName}`)
    await expect(page).toHaveURL(accountPath(locale, 'accountHome'))
    await take(page, info, 'acting')
    await fillCart(page, locale, { [ORDERED.kit]: 1 })
    await take(page, info, 'cart')
    await page.goto(supportBarredPath(locale, 'password'))
    await take(page, info, 'barred')
    await page.goto(supportLogPath(locale))
    await take(page, info, 'log')
  })
}
