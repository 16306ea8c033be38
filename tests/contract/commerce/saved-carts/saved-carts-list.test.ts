import { beforeEach, describe, expect, it } from 'vitest'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { PETRA, QUENTIN, STRANGER, savedCartCalls } from './saved-cart-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const { call, done, names, page, pathOf, saved, send, share, shown } = savedCartCalls(() => commerce)

const gone = (subject: string) => ({ type: 'CartError', reason: 'notFound', subject })

/** Three saved carts, a minute apart. */
const three = async () => {
  await saved(PETRA, 'Été 2', [[ITEMS.manual, 1]], { description: 'Room 4' })
  commerce.advance(60)
  await saved(PETRA, 'Ete 10', [[ITEMS.kit, 2]])
  commerce.advance(60)
  await saved(PETRA, 'Winter', [
    [ITEMS.usage, 1],
    [ITEMS.manual, 2],
  ])
}

describe('the list of saved carts', () => {
  it.each([
    ['', ['Winter', 'Ete 10', 'Été 2']],
    ['bySaveTime:asc', ['Été 2', 'Ete 10', 'Winter']],
    ['byName:asc', ['Été 2', 'Ete 10', 'Winter']],
    ['byName:desc', ['Winter', 'Ete 10', 'Été 2']],
    ['byTotal:desc', ['Ete 10', 'Winter', 'Été 2']],
    ['byLines:desc', ['Winter', 'Ete 10', 'Été 2']],
  ])('is sorted %s', async (sort, expected) => {
    await three()
    expect(await names(PETRA, sort === '' ? '' : `&sort=${sort}`)).toEqual(expected)
  })

  it.each([
    ['ete', ['Ete 10', 'Été 2']],
    ['room 4', ['Été 2']],
    [ITEMS.kit, ['Ete 10']],
    [ITEMS.manual.slice(0, 7), ['Winter', 'Ete 10', 'Été 2']],
    ['nothing of this', []],
  ])('is searched by name, note and items: %s', async (text, expected) => {
    await three()
    expect(await names(PETRA, `&query=${encodeURIComponent(text)}`)).toEqual(expected)
  })

  it('has pages that add up, and tells how many there are of all', async () => {
    await three()
    const first = await page(PETRA, '&pageSize=2')
    expect(first.pagination).toMatchObject({ totalResults: 3, totalPages: 2 })
    expect(await names(PETRA, '&pageSize=2&currentPage=1')).toEqual(['Été 2'])
    expect(await names(PETRA, '&pageSize=2&currentPage=9')).toEqual([])
    expect((await page(PETRA, '&query=winter')).ownTotal).toBe(3)
  })

  it.each(['sort=byColour:asc', 'kind=foreign'])('refuses %s', async query => {
    const path = pathOf(PETRA).replace(/carts$/, 'savedCarts')
    await expectRefusal(await call(`${path}?${query}`, PETRA), 400, { type: 'ValidationError' })
  })
})

describe('a saved cart that is shared with an organization', () => {
  it('is seen by its members with the name of its owner, and by nobody else', async () => {
    const { code } = await saved(PETRA, 'For all of us')
    await expectRefusal(await send(QUENTIN, 'GET', `${code}/savedcart`), 400, gone(code))
    expect((await share(PETRA, code, 'VIEW')).status).toBe(200)
    const [listed] = (await page(QUENTIN)).carts
    expect(listed).toMatchObject({
      code,
      savedBy: { name: 'Petra Lind' },
      permission: 'VIEW',
      organizationShare: { organization: { uid: 'org-lindenrow' }, permission: 'VIEW' },
    })
    expect(await names(QUENTIN, '&kind=shared')).toEqual(['For all of us'])
    expect(await names(QUENTIN, '&kind=own')).toEqual([])
    expect((await page(QUENTIN)).ownTotal).toBe(0)
    expect((await shown(QUENTIN, code)).entries).toHaveLength(1)
    await expectRefusal(await send(STRANGER, 'GET', `${code}/savedcart`), 400, gone(code))
    expect(await names(STRANGER)).toEqual([])
  })

  it('tells colleagues nothing of the checkout of its owner, and is on one site only', async () => {
    const { code, guid } = await saved(PETRA, 'For all of us')
    await share(PETRA, code, 'VIEW')
    const seen = await shown(QUENTIN, code)
    expect(seen.guid).not.toBe(guid)
    for (const member of ['organization', 'deliveryAddress', 'paymentInfo', 'purchaseOrderNumber'])
      expect(seen).not.toHaveProperty(member)
    const elsewhere = { ...QUENTIN, site: 'ukassessments' }
    await expectRefusal(await send(elsewhere, 'GET', `${code}/savedcart`), 400, gone(code))
  })

  it('is copied with the right to copy only, and the copy belongs to who made it', async () => {
    const { code } = await saved(PETRA, 'For all of us')
    await share(PETRA, code, 'VIEW')
    const copy = { name: 'Mine' }
    await expectRefusal(await send(QUENTIN, 'POST', `${code}/copySavedCart`, copy), 400, gone(code))
    await share(PETRA, code, 'COPY')
    const mine = await done(QUENTIN, 'POST', `${code}/copySavedCart`, copy)
    expect(mine).toMatchObject({ name: 'Mine', permission: 'OWN', savedBy: { name: 'Quentin Ash' } })
    expect(mine).not.toHaveProperty('organizationShare')
    await expectRefusal(await send(PETRA, 'GET', `${mine.code}/savedcart`), 400, gone(mine.code))
  })

  it.each([
    ['PATCH', 'savedCart', { name: 'Theirs' }],
    ['PATCH', 'flagForDeletion', undefined],
    ['PATCH', 'restoresavedcart', undefined],
    ['PUT', 'organizationShare', { organizationUid: 'org-lindenrow', permission: 'COPY' }],
    ['DELETE', 'organizationShare', undefined],
    ['POST', 'entries', { product: { code: ITEMS.kit }, quantity: 1 }],
    ['DELETE', 'entries/0', undefined],
  ])('is changed by its owner alone: %s %s', async (method, end, body) => {
    const { code } = await saved(PETRA, 'For all of us')
    await share(PETRA, code, 'COPY')
    await expectRefusal(await send(QUENTIN, method, `${code}/${end}`, body), 400, gone(code))
    expect(await shown(PETRA, code)).toMatchObject({ name: 'For all of us', totalUnitCount: 2 })
  })

  it('is withdrawn, also by deleting it, and comes back shared', async () => {
    const { code } = await saved(PETRA, 'For all of us')
    await share(PETRA, code, 'COPY')
    await send(PETRA, 'PATCH', `${code}/flagForDeletion`)
    await expectRefusal(await send(QUENTIN, 'GET', `${code}/savedcart`), 400, gone(code))
    await done(PETRA, 'PATCH', `${code}/undoFlagForDeletion`)
    expect(await names(QUENTIN)).toEqual(['For all of us'])
    expect(await done(PETRA, 'DELETE', `${code}/organizationShare`)).not.toHaveProperty('organizationShare')
    await expectRefusal(await send(QUENTIN, 'GET', `${code}/savedcart`), 400, gone(code))
  })

  it('ends when its owner leaves the organization', async () => {
    const { code } = await saved(QUENTIN, 'Of a colleague')
    await share(QUENTIN, code, 'COPY')
    expect(await names(PETRA)).toEqual(['Of a colleague'])
    const path = '/users/current/organizations/org-lindenrow/association'
    const left = await commerce.us(path, { ...QUENTIN, method: 'DELETE' })
    expect(left.status).toBe(200)
    expect(await names(PETRA)).toEqual([])
    await expectRefusal(await send(PETRA, 'GET', `${code}/savedcart`), 400, gone(code))
  })

  it('is shared with an organization of its owner only, and only if it is saved', async () => {
    const { code } = await saved(PETRA, 'For all of us')
    await expectRefusal(await share(PETRA, code, 'VIEW', 'org-cedarlight'), 404, { type: 'NotFoundError' })
    await expectRefusal(await share(PETRA, code, 'EDIT'), 400, { subject: 'permission' })
    await done(PETRA, 'PATCH', `${code}/restoresavedcart`)
    await expectRefusal(await share(PETRA, code, 'VIEW'), 400, gone(code))
  })
})
