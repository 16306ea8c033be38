import { builtInHeader } from '@/lib/backends/content/built-in'
import { homePath, loginPath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { sandboxUrl } from '@/scripts/store-environment'
import { expect, test } from '../fixtures'
import { WORKER_PORTS } from '../ports'
import { sendLogin } from '../support/login-form'
import { openStore, OWN_STORE_PORTS as PORTS, OWN_STORE_ORIGIN as STORE } from '../support/own-store'
import { startTlsFront } from '../support/tls-front'

test('a store whose content site never responds has its built-in header, footer and texts', async () => {
  test.slow()
  const end = await openStore(PORTS, {
    CONTENT_URL: 'http://127.0.0.1:9',
    FLAGS_URL: 'http://127.0.0.1:9',
  })
  try {
    for (const locale of ['en-us', 'fr-ca', 'nl-nl', 'es-es'] as const) {
      for (const path of [homePath(locale), loginPath(locale)]) {
        const answer = await fetch(`${STORE}${path}`)
        expect(answer.status, path).toBe(200)
        const html = await answer.text()
        expect(html).toContain(`<html lang="${getSite(locale).languageTag}"`)
        for (const { label } of builtInHeader(locale).groups) expect(html, path).toContain(label)
      }
    }
  } finally {
    await end()
  }
})

test.describe('behind a TLS front', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('a store and its sandbox need only settings for a sign-in to work', async ({ page }) => {
    test.slow()
    const port = WORKER_PORTS.front
    const origin = `https://www.example.com:${port}`
    const started = new AsyncDisposableStack()
    const endStore = await openStore(PORTS, {
      LOG_LEVEL: 'error',
      COOKIE_SECURE: 'true',
      TRUST_PROXY: 'true',
      SANDBOX_STORE_ORIGINS: origin,
      FLAGS_BROWSER_URL: `https://flags.example.com:${port}`,
    })
    started.defer(endStore)
    try {
      const flags = sandboxUrl(PORTS.sandbox, 'flags')
      const front = await startTlsFront({ port, stores: [STORE], flags })
      started.defer(front.end)
      await page.goto(`${origin}${loginPath('en-us')}`)
      await sendLogin(page, 'edith.marsh', PEOPLE_PASSWORD)
      await expect(page).toHaveURL(`${origin}${homePath('en-us')}`)
      const session = (await page.context().cookies()).find(({ name }) => name === '__Host-store.session')
      expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' })
      expect(front.complaints()).toEqual([])
      // No more requests go to a front that has stopped.
      await page.goto('about:blank')
    } finally {
      await started.disposeAsync()
    }
  })
})
