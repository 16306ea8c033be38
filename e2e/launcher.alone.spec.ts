import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { homePath, loginPath } from '@/lib/site/routes'
import { getSite } from '@/lib/site/sites'
import { PEOPLE, PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import { sandboxUrl } from '@/scripts/store-environment'
import { expect, test } from './fixtures'
import { E2E_PORTS } from './ports'
import { launch, stillRunning } from './support/launcher'
import { sendLogin } from './support/login-form'
import { startTlsFront } from './support/tls-front'

const PORTS = { store: E2E_PORTS.store + 1, sandbox: E2E_PORTS.sandbox + 20 }

const STORE = `http://localhost:${PORTS.store}`

const addUser = async (username: string): Promise<number> => {
  const body = JSON.stringify({
    username,
    givenName: 'Noor',
    familyName: 'Lang',
    email: `${username}@example.org`,
  })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`http://127.0.0.1:${PORTS.sandbox}/users`, { method: 'POST', headers, body })).status
}

test('the store restarts within ten seconds, keeps its data and leaves no process running', async () => {
  test.slow()
  const data = mkdtempSync(join(tmpdir(), 'store-again-'))
  const environment = {
    PORT: String(PORTS.store),
    SANDBOX_PORT: String(PORTS.sandbox),
    STORE_DATA: data,
    LOG_LEVEL: 'error',
  }
  try {
    const first = await launch(environment)
    expect(first.output).toContain(STORE)
    for (const { username } of PEOPLE) expect(first.output).toContain(username)
    expect(await addUser('noor.lang')).toBe(201)
    expect(first.processes.length).toBeGreaterThanOrEqual(3)
    expect(await first.end()).toBe(130)
    expect(stillRunning(first.processes)).toEqual([])

    const second = await launch(environment)
    expect(second.tookMs).toBeLessThan(10_000)
    expect((await fetch(`${STORE}${homePath('en-us')}`)).status).toBe(200)
    expect(await addUser('noor.lang'), 'the name is taken').toBe(409)
    expect(await second.end()).toBe(130)
    expect(stillRunning(second.processes)).toEqual([])
  } finally {
    rmSync(data, { recursive: true })
  }
})

test('a store whose content site never responds has its built-in header, footer and texts', async () => {
  test.slow()
  const data = mkdtempSync(join(tmpdir(), 'store-alone-'))
  const store = await launch({
    PORT: String(PORTS.store),
    SANDBOX_PORT: String(PORTS.sandbox),
    STORE_DATA: data,
    LOG_LEVEL: 'silent',
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
    await store.end()
    rmSync(data, { recursive: true })
  }
})

test.describe('behind a TLS front', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('a store and its sandbox need only settings for a sign-in to work', async ({ page }) => {
    test.slow()
    const data = mkdtempSync(join(tmpdir(), 'store-tls-'))
    const port = E2E_PORTS.store + 7
    const origin = `https://www.example.com:${port}`
    const store = await launch({
      PORT: String(PORTS.store),
      SANDBOX_PORT: String(PORTS.sandbox),
      STORE_DATA: data,
      LOG_LEVEL: 'error',
      COOKIE_SECURE: 'true',
      TRUST_PROXY: 'true',
      SANDBOX_STORE_ORIGINS: origin,
      FLAGS_BROWSER_URL: `https://flags.example.com:${port}`,
    })
    const front = await startTlsFront({ port, stores: [STORE], flags: sandboxUrl(PORTS.sandbox, 'flags') })
    try {
      await page.goto(`${origin}${loginPath('en-us')}`)
      await sendLogin(page, 'edith.marsh', PEOPLE_PASSWORD)
      await expect(page).toHaveURL(`${origin}${homePath('en-us')}`)
      const session = (await page.context().cookies()).find(({ name }) => name === '__Host-store.session')
      expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' })
      expect(front.complaints()).toEqual([])
      // No more requests go to a front that has stopped.
      await page.goto('about:blank')
    } finally {
      await front.end()
      await store.end()
      rmSync(data, { recursive: true })
    }
  })
})
