import { beforeEach, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { INVITED_EMAIL } from '@/lib/organisation/organisation-fields'
import { accountExemptionActionPath, organisationActionsPath } from '@/lib/site/organisation-paths'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { CERTIFICATE } from '../../support/form-values.ts'
import { addMembers } from '../../support/many-members.ts'
import { renderFor } from '../../support/page-request.ts'
import { storeTyped } from '../forms/store-typed.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { people, ask } = getMessages('en-us').organisations

beforeEach(async () => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
  addMembers(store.sandbox().context.database, 'org-lindenrow', 30)
  await store.signIn('petra.lind')
})

const draw = (query: Record<string, string> = {}) => {
  renderFor(store.browser)
  return drawPage('store/my-account/accounts/[code]', query, 'org-lindenrow', 'en-us')
}

const namesOn = (page: string) => page.match(/Zoe Member \d\d(?=<)/g) ?? []

it('a page of an organization has 20 people, and the next page the others', async () => {
  const [first, second] = [await draw(), await draw({ page: '2' })]
  expect(first).toContain('32 people')
  expect(first).toContain('org-lindenrow?page=2')
  expect(namesOn(first)).toHaveLength(18)
  expect(namesOn(second)).toHaveLength(12)
  expect(await draw({ page: '99' })).toContain('Zoe Member 29')
})

it('people are searched by name and email, whatever page was open', async () => {
  const found = await draw({ q: 'member 25' })
  expect(namesOn(found)).toEqual(['Zoe Member 25'])
  expect(found).toContain('1 person')
  expect(namesOn(await draw({ q: 'many-07@example.com' }))).toEqual(['Zoe Member 07'])
  expect(await draw({ q: 'nobody' })).toContain(fill(people.noMatch, { query: 'nobody' }))
})

it('a question about somebody of another page is asked', async () => {
  const page = await draw({ remove: 'many-29' })
  expect(page).toContain(fill(ask.remove.title, { person: 'Zoe Member 29', name: 'Linden Row Psychology' }))
  expect(page).toContain('value="remove"')
})

it.each(['many-99', '..', '.', 'many-29/..', ''])(
  'nothing is asked about %j, who is not there',
  async remove => {
    expect(await draw({ remove })).not.toContain('value="remove"')
  },
)

it('a member is told the administrators, whatever their address searches for', async () => {
  store.browser.cookies.clear()
  await store.signIn('quentin.ash')
  const page = await draw({ q: 'nobody' })
  expect(page).toContain('Petra Lind')
  expect(page).not.toContain(people.noAdministrator)
  expect(namesOn(page)).toEqual([])
})

it('a session that ends while the email of an invitation is typed does not lose it', async () => {
  const owner = await sealFormOwner((await store.context()).user.id)
  const sent = { [FORM_OWNER]: owner, organisation: 'org-lindenrow', [INVITED_EMAIL]: 'new.one@example.com' }
  const query = await storeTyped(store.browser, organisationActionsPath('en-us'), {
    ...sent,
    intent: 'invite',
  })
  expect(await draw(query)).toContain('value="new.one@example.com"')
})

it('a session that ends while a certificate is described loses none of its facts', async () => {
  const owner = await sealFormOwner((await store.context()).user.id)
  const typed = { ...CERTIFICATE, organisation: 'org-lindenrow', certificateNumber: 'OR-4711' }
  const path = accountExemptionActionPath('en-us')
  const query = await storeTyped(store.browser, path, { [FORM_OWNER]: owner, ...typed })
  renderFor(store.browser)
  const page = await drawPage('store/my-account/accounts/[code]/tax-exemptions', query, 'org-lindenrow')
  for (const text of ['OR-4711', CERTIFICATE.validFrom, CERTIFICATE.validUntil])
    expect(page).toContain(`value="${text}"`)
  expect(page).toMatch(/<option[^>]*value="US-OR"[^>]*selected|selected=""[^>]*value="US-OR"/)
})
