import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { colleaguesPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { qualifications: TEXTS, unavailable } = getMessages('en-us')
const PAGE = 'store/my-account/qualifications'
const LINDEN = colleaguesPath('en-us', 'org-lindenrow')

beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
})

const draw = async (code = 'org-lindenrow', query: Record<string, string> = {}, locale: Locale = 'en-us') => {
  renderFor(store.browser)
  return drawPage(code === '' ? PAGE : `${PAGE}/colleagues/[code]`, query, code, locale)
}

const failOrganizations = () =>
  store.control('POST', '/faults', { service: 'commerce', path: '^/occ/v2/.*/organizations$', status: 503 })

describe('the levels of colleagues', () => {
  it('are shown to the administrator of an organization, without their evidence', async () => {
    await store.signIn('petra.lind')
    expect(await draw('')).toContain(LINDEN)
    const page = await draw()
    for (const text of ['Quentin Ash', 'Level C', TEXTS.colleagues.text]) expect(page).toContain(text)
    for (const secret of ['Doctorate', 'OH-51877', 'Harrow Lane']) expect(page).not.toContain(secret)
    expect(await draw('org-lindenrow', { page: 'last' })).toContain('Quentin Ash')
  })

  it('have a count, and past their end the last page', async () => {
    await store.signIn('petra.lind')
    for (const page of ['1', '40']) {
      const text = await draw('org-lindenrow', { page })
      expect(text).toContain('Quentin Ash')
      expect(text).toMatch(/\d members</)
    }
  })

  it.each([
    ['en-gb', 'Level C', 'Levels in your organisation'],
    ['en-au', 'User level C', 'User levels in your organisation'],
    ['nl-nl', 'Niveau C', 'Niveaus in uw organisatie'],
  ] as const)('are in the words of %s', async (locale, level, title) => {
    await store.signIn('petra.lind')
    const page = await draw('org-lindenrow', {}, locale)
    expect(page).toContain('Quentin Ash')
    expect(page).toContain(`>${level}`)
    expect(await draw('', {}, locale)).toContain(title)
  })

  it.each(['quentin.ash', 'mira.solberg'])('are neither offered nor shown to %s', async username => {
    await store.signIn(username)
    expect(await draw('')).not.toContain('/colleagues/')
    const page = await draw()
    expect(page).not.toContain(TEXTS.colleagues.text)
    expect(page).not.toContain('Petra Lind')
  })

  it('have an outage of their own, and the page of the user’s own level stays', async () => {
    await store.signIn('petra.lind')
    await failOrganizations()
    expect(await draw('')).toContain(TEXTS.colleagues.unavailable)
    const page = await draw()
    expect(page).not.toContain('Quentin Ash')
    expect(page).toContain(unavailable.retry)
    await store.control('DELETE', '/faults')
  })
})
