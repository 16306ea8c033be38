import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { SCRIPT, STORE } from '../cart/cart-harness.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// Petra administers the organization, Quentin belongs to it.

const store = serveOrders()
const { browser, sandbox } = store

const FORM = '/api/organisations/addresses?locale=en-us'
const ACTIONS = '/api/organisations/addresses/actions?locale=en-us'
const BOOK = `${STORE}/my-account/address-book`
const TEXTS = getMessages('en-us').addressBook
const LINDEN = { organisation: 'org-lindenrow' }
const NAME = 'Linden Row Psychology'

/** An address that the verification confirms. */
const ANNEX = {
  addressType: 'INSTITUTION',
  company: 'Linden Row Annex',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  postalCode: '97205-3310',
}

let owner = ''

const as = async (username: string) => {
  browser.cookies.clear()
  await store.signIn(username)
  owner = await sealFormOwner((await store.context()).user.id)
}

beforeEach(async () => {
  await as('petra.lind')
  pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
})

const addresses = async (uid = LINDEN.organisation) => {
  const { listUnitAddresses } = await import('@/lib/backends/commerce/unit-addresses.server')
  const answer = await listUnitAddresses(await store.context(), uid)
  if (!answer.ok) throw new Error('the addresses cannot be read')
  return answer.value
}

const idOf = async (street: string) => (await addresses()).find(({ line1 }) => line1 === street)?.id ?? ''

const streets = async () => (await addresses()).map(({ line1 }) => line1)

const save = (form: Record<string, string>) => store.sent(FORM, { ...LINDEN, ...form, [FORM_OWNER]: owner })

const press = (intent: string, address: string) =>
  store.sent(ACTIONS, { ...LINDEN, intent, address, [FORM_OWNER]: owner })

const errorsOf = async (form: Record<string, string>) => {
  const response = await browser.send(FORM, {
    form: { ...LINDEN, ...form, [FORM_OWNER]: owner },
    headers: SCRIPT,
  })
  const { fieldErrors = [], formErrors = [] } = await response.json()
  return [...fieldErrors, ...formErrors].map(({ name, code }) => `${name}: ${code}`)
}

const draw = async (page: string, query: Readonly<Record<string, string>> = {}, code = '') => {
  renderFor(browser)
  return drawPage(`store/my-account/${page}`, query, code).catch(({ message }: Error) => message)
}

/** Petra hands the administration over in another tab. */
const handOver = () =>
  sandbox().context.database.exec(
    "UPDATE commerce_associations SET administrator = 0 WHERE organization_uid = 'org-lindenrow'",
  )

describe('an address of an organization', () => {
  it('is added by an administrator, with its details and the result of its verification', async () => {
    const details = { attention: 'Front desk', phone: '(614) 555-0142', defaultDelivery: 'on' }
    const { path, told } = await save({ ...ANNEX, ...details })
    expect([path, told]).toEqual([BOOK, [TEXTS.done.saved]])
    expect((await addresses()).find(({ companyName }) => companyName === ANNEX.company)).toMatchObject({
      addressType: 'INSTITUTION',
      attention: 'Front desk',
      phone: '+16145550142',
      defaultAddress: true,
      defaultBillingAddress: false,
      verificationResult: { result: 'VERIFIED' },
    })
  })

  it('is added once by a form that is sent twice', async () => {
    const form = { ...ANNEX, submissionKey: 'k'.repeat(22) }
    await Promise.all([save(form), save(form)])
    expect(await streets()).toEqual(['48 Linden Row', ANNEX.street])
  })

  it.each([
    [{ street: `${NAME}, 12 Elm Street` }, 'street: nameElsewhere'],
    [{ street: 'P.O. Box 7' }, 'street: boxElsewhere'],
    [{ addressType: '' }, 'addressType: required'],
  ])('with %j is rejected', async (change, error) => {
    expect(await errorsOf({ ...ANNEX, ...change })).toEqual([error])
    expect(await streets()).toHaveLength(1)
  })

  it('is not added a second time', async () => {
    await save(ANNEX)
    expect(await errorsOf(ANNEX)).toEqual(['street: duplicate'])
  })

  it('is asked about when the verification corrects it, and the answer saves it', async () => {
    const { path, query } = await save({ ...ANNEX, street: '27 Cedarlite Avenue', postalCode: '97205' })
    expect(path).toBe(`${BOOK}/new`)
    expect(query.get('account')).toBe(LINDEN.organisation)
    const question = query.get('form') ?? ''
    expect(await draw('address-book/new', { account: LINDEN.organisation, form: question })).toContain(
      'value="org-lindenrow"',
    )
    expect((await save({ question, intent: 'use-address', addressToUse: '0' })).told).toEqual([
      TEXTS.done.saved,
    ])
    expect(await streets()).toEqual(['48 Linden Row', ANNEX.street])
  })

  it('is changed, also by taking parts away', async () => {
    await save({ ...ANNEX, attention: 'Front desk', apartment: 'Suite 4' })
    const address = await idOf(ANNEX.street)
    await save({ ...ANNEX, address, company: '', attention: '' })
    const changed = (await addresses()).find(({ id }) => id === address)
    for (const part of ['companyName', 'attention', 'line2']) expect(changed).not.toHaveProperty(part)
  })

  it('in another country, without script, keeps what fits and the organization', async () => {
    const { path, query } = await save({ ...ANNEX, country: 'CA', intent: 'country' })
    expect([path, query.get('account')]).toEqual([`${BOOK}/new`, LINDEN.organisation])
    expect((await store.rejected(query))?.fields).toMatchObject({ city: 'Portland', postalCode: '' })
  })

  it('becomes a default, and the former one can be deleted', async () => {
    await save(ANNEX)
    const [annex, row] = [await idOf(ANNEX.street), await idOf('48 Linden Row')]
    expect((await press('delete', row)).told).toEqual([TEXTS.done.isDefault])
    expect((await press('default-billing', annex)).told).toEqual([TEXTS.done.defaultSet])
    // Open orders of the organization are invoiced to it.
    expect((await press('delete', row)).told).toEqual([TEXTS.done.inUse])
    sandbox().context.database.exec(`UPDATE commerce_orders SET status = 'CANCELLED'`)
    expect((await press('delete', row)).told).toEqual([TEXTS.done.deleted])
    expect((await press('delete', row)).told).toEqual([TEXTS.done.gone])
    expect(await streets()).toEqual([ANNEX.street])
  })
})

describe('a member who does not administer the organization', () => {
  const attempts = async (known: string) => [
    await save(ANNEX),
    await save({ ...ANNEX, address: known }),
    await press('delete', known),
    await press('default-delivery', known),
  ]
  const refused = { path: BOOK, told: [TEXTS.done.notAdministrator] }

  it('reads its addresses, changes none, and is told who does', async () => {
    const known = await idOf('48 Linden Row')
    await as('quentin.ash')
    const page = await draw('address-book')
    expect(page).toContain('48 Linden Row')
    expect(page).toContain(TEXTS.organisations.member)
    expect(page).not.toMatch(/name="organisation" value="[^"]/)
    for (const attempt of await attempts(known)) expect(attempt).toMatchObject(refused)
    expect(await streets()).toEqual(['48 Linden Row'])
  })

  it('gets no form of its addresses', async () => {
    const known = await idOf('48 Linden Row')
    await as('quentin.ash')
    expect(await draw('address-book/[code]', {}, known)).toBe(await draw('address-book/[code]', {}, 'none'))
    const page = await draw('address-book/new', { account: LINDEN.organisation })
    expect(page).toContain(TEXTS.form.notAdministrator)
    expect(page).not.toContain('name="street"')
  })

  it('adds an address of their own', async () => {
    await as('quentin.ash')
    expect((await store.sent('/api/addresses?locale=en-us', { ...ANNEX, [FORM_OWNER]: owner })).told).toEqual(
      [TEXTS.done.saved],
    )
    expect(await streets()).toEqual(['48 Linden Row'])
  })

  it('any more, though the form was open in a second tab, is refused and told', async () => {
    const known = await idOf('48 Linden Row')
    handOver()
    for (const attempt of await attempts(known)) expect(attempt).toMatchObject(refused)
    expect(await streets()).toEqual(['48 Linden Row'])
  })

  it('any more, between the question of the verification and its answer, is refused', async () => {
    const { query } = await save({ ...ANNEX, street: '27 Cedarlite Avenue', postalCode: '97205' })
    handOver()
    const answer = { question: query.get('form') ?? '', intent: 'use-address', addressToUse: '0' }
    expect(await save(answer)).toMatchObject(refused)
    expect(await streets()).toEqual(['48 Linden Row'])
  })
})

describe('the address book', () => {
  it('has the form of an address of the organization, with what it is for', async () => {
    const known = await idOf('48 Linden Row')
    const page = await draw('address-book/[code]', {}, known)
    expect(page).toContain('48 Linden Row')
    expect(page).toContain(fill(TEXTS.form.organisationIntro, { name: NAME }))
    expect(page).toMatch(/<form[^>]*action="\/api\/organisations\/addresses\?locale=en-us"/)
  })

  it('shows the rest while the addresses of the organization cannot be loaded', async () => {
    sandbox().context.database.exec(
      "UPDATE commerce_addresses SET body = '{}' WHERE role = 'PRIMARY_BILLING'",
    )
    expect(await draw('address-book')).toContain(TEXTS.add)
  })
})
