import { beforeEach, describe, expect, it } from 'vitest'
import { cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { UNDO_DELETION_MINUTES } from '../../../../lib/contract/commerce/cart/saved-cart.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { PETRA, QUENTIN, savedCartCalls } from './saved-cart-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const { added, changed, created, done, names, page, read, saved, send, shown } = savedCartCalls(
  () => commerce,
)

const gone = (subject: string) => ({ type: 'CartError', reason: 'notFound', subject })

const SITE = 'usassessments'

describe('a line of a saved cart', () => {
  it('tells what it cost and was when it was saved, and whether it can be ordered now', async () => {
    const { code } = await saved(PETRA, 'Autumn', [
      [ITEMS.kit, 2],
      [ITEMS.manual, 1],
      [ITEMS.usage, 5],
    ])
    await commerce.change(`/items/${ITEMS.kit}`, { site: SITE, price: 25_000 })
    await commerce.change(`/items/${ITEMS.manual}`, { site: SITE, stock: { level: 0 } })
    await commerce.change(`/items/${ITEMS.usage}`, { status: 'WITHDRAWN' })
    const cart = await shown(PETRA, code)
    expect(cart.entries.map(({ saved: was }) => was)).toEqual([
      {
        basePrice: expect.objectContaining({ value: 226 }),
        totalPrice: expect.objectContaining({ value: 452 }),
        state: 'AVAILABLE',
        currentState: 'AVAILABLE',
      },
      expect.objectContaining({ state: 'AVAILABLE', currentState: 'OUT_OF_STOCK' }),
      expect.objectContaining({ state: 'AVAILABLE', currentState: 'WITHDRAWN' }),
    ])
    expect(cart.totalPrice?.value).toBe(549)
    expect(cart.savedTotal?.value).toBe(511)
  })

  it('tells that some, but not enough units are there, and that a level is missing', async () => {
    const person = { as: 'uid-edith' }
    const { code } = await saved(person, 'Levels', [
      [ITEMS.formsOfLevelC, 1],
      [ITEMS.manual, 3],
    ])
    await commerce.change(`/items/${ITEMS.manual}`, { site: SITE, stock: { level: 2 } })
    const { entries } = await shown(person, code)
    expect(entries.map(({ saved: was }) => [was?.state, was?.currentState])).toEqual([
      ['LEVEL_MISSING', 'LEVEL_MISSING'],
      ['AVAILABLE', 'LOW_STOCK'],
    ])
  })

  it('keeps its price and state of then with other units, and a new line takes those of now', async () => {
    const { code } = await saved(PETRA, 'Autumn')
    await commerce.change(`/items/${ITEMS.kit}`, { site: SITE, price: 25_000, stock: { level: 0 } })
    await commerce.change(`/items/${ITEMS.manual}`, { site: SITE, price: 100 })
    await changed(PETRA, code, 0, 1)
    await added(PETRA, code, ITEMS.manual, 1)
    const { entries } = await shown(PETRA, code)
    expect(entries.map(({ basePrice, saved: was }) => [basePrice?.value, was?.basePrice?.value])).toEqual([
      [250, 226],
      [1, 1],
    ])
    expect(entries[0]?.saved).toMatchObject({ state: 'AVAILABLE', currentState: 'OUT_OF_STOCK' })
    await commerce.change(`/items/${ITEMS.kit}`, { site: SITE, stock: { level: 10 } })
    await added(PETRA, code, ITEMS.kit, 3)
    expect((await shown(PETRA, code)).entries[0]?.saved?.basePrice?.value).toBe(226)
  })

  it('tells no change where only its units reach another step of the scale of prices', async () => {
    const { code } = await saved(PETRA, 'Usages', [[ITEMS.usage, 1]])
    const [before] = (await shown(PETRA, code)).entries
    await changed(PETRA, code, 0, 10)
    const [entry] = (await shown(PETRA, code)).entries
    expect(entry?.basePrice?.value).toBeLessThan(before?.basePrice?.value ?? 0)
    expect(entry?.saved?.basePrice).toEqual(entry?.basePrice)
  })

  it('of a copy is compared with the day of the copy, and an active cart compares nothing', async () => {
    const { code } = await saved(PETRA, 'Autumn')
    await commerce.change(`/items/${ITEMS.kit}`, { site: SITE, price: 25_000 })
    const copy = await done(PETRA, 'POST', `${code}/copySavedCart`, { name: 'Copy' })
    expect([copy.savedTotal?.value, copy.totalPrice?.value]).toEqual([500, 500])
    const active = await created(PETRA)
    await added(PETRA, active.code, ITEMS.kit, 1)
    const { entries } = await readExactly(await read(PETRA, active.code), cartSchema)
    expect(entries[0]).not.toHaveProperty('saved')
  })
})

describe('a saved cart', () => {
  it('keeps its day and its prices under a new name, with a version that grows', async () => {
    const { code, version, saveTime } = await saved(PETRA, 'Autumn')
    commerce.advance(3_600)
    await commerce.change(`/items/${ITEMS.kit}`, { site: SITE, price: 25_000 })
    const renamed = await done(PETRA, 'PATCH', `${code}/savedCart`, { name: 'Winter', version })
    expect(renamed).toMatchObject({ name: 'Winter', saveTime, version: (version ?? 0) + 1 })
    expect([renamed.savedTotal?.value, renamed.totalPrice?.value]).toEqual([452, 500])
  })

  it('is not overwritten by a window that has seen an earlier version', async () => {
    const { code, version } = await saved(PETRA, 'Autumn')
    await done(PETRA, 'PATCH', `${code}/savedCart`, { name: 'First window', version })
    await expectRefusal(
      await send(PETRA, 'PATCH', `${code}/savedCart`, { name: 'Second window', version }),
      409,
      { type: 'CartChangedError', reason: 'versionConflict', subject: code },
    )
    expect((await shown(PETRA, code)).name).toBe('First window')
  })

  it('can be marked as a school-year list, keeps the mark under a new name, and loses it', async () => {
    const { code } = await saved(PETRA, 'Every August', undefined, { schoolYearList: true })
    await saved(PETRA, 'Once')
    expect(await names(PETRA, '&kind=schoolYear')).toEqual(['Every August'])
    const renamed = await done(PETRA, 'PATCH', `${code}/savedCart`, { name: 'Each August' })
    expect(renamed.schoolYearList).toBe(true)
    await done(PETRA, 'PATCH', `${code}/savedCart`, { name: 'Each August', schoolYearList: false })
    expect(await names(PETRA, '&kind=schoolYear')).toEqual([])
  })

  it('comes back after its deletion for a while, and is gone after that', async () => {
    const { code } = await saved(PETRA, 'Autumn')
    await send(PETRA, 'PATCH', `${code}/flagForDeletion`)
    await expectRefusal(await send(PETRA, 'GET', `${code}/savedcart`), 400, gone(code))
    expect(await names(PETRA)).toEqual([])
    await expectRefusal(await send(QUENTIN, 'PATCH', `${code}/undoFlagForDeletion`), 400, gone(code))
    expect(await done(PETRA, 'PATCH', `${code}/undoFlagForDeletion`)).toMatchObject({ name: 'Autumn' })
    expect(await names(PETRA)).toEqual(['Autumn'])
    await send(PETRA, 'PATCH', `${code}/flagForDeletion`)
    commerce.advance(UNDO_DELETION_MINUTES * 60 + 1)
    await expectRefusal(await send(PETRA, 'PATCH', `${code}/undoFlagForDeletion`), 400, gone(code))
  })

  it('does not come back beyond the maximum number', async () => {
    const { code } = await saved(PETRA, 'Autumn')
    await send(PETRA, 'PATCH', `${code}/flagForDeletion`)
    for (let count = 0; count < 50; count += 1) await saved(PETRA, `List ${count}`, [])
    await expectRefusal(await send(PETRA, 'PATCH', `${code}/undoFlagForDeletion`), 400, {
      type: 'CommerceSaveCartError',
      reason: 'limitReached',
    })
    expect((await page(PETRA)).ownTotal).toBe(50)
  })
})
