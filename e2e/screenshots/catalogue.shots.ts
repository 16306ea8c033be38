import { join } from 'node:path'
import { productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { test } from '../fixtures'
import { family, textIn, titlePath } from '../support/catalogue'
import { takeWholePage } from '../support/layout'
import { persona } from '../support/people'
import { signInAs } from '../support/sign-in'

/**
 * States of a title page: withdrawn, ending, not sold here, awaited, before its release, on request; its
 * normal state is with the other pages.
 */
const STATES = ['HWRS-2', 'LSRI-4', 'CHCI', 'TSMP', 'NSCO-2', 'SHSP'] as const

for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const satisfies readonly Locale[]) {
  test(`states of titles in ${locale}`, async ({ page, problems }, { project }) => {
    problems.allow(/^410 GET/)
    for (const acronym of STATES) {
      await page.goto(titlePath(locale, acronym))
      await page.getByRole('heading', { level: 1 }).waitFor()
      const path = join(project.outputDir, `catalogue-${locale}-${acronym}-${project.name}.png`)
      await takeWholePage(page, path)
    }
  })

  test(`a title for a signed-in user in ${locale}`, async ({ page }, { project }) => {
    await signInAs(page, persona('edith'), { locale })
    const { code, title } = family('HWRS-3')
    await page.goto(`${productPath(locale, { code, name: textIn(locale, title) })}#technical`)
    await page.waitForLoadState('networkidle')
    const path = join(project.outputDir, `catalogue-${locale}-signed-in-${project.name}.png`)
    await takeWholePage(page, path)
  })
}
