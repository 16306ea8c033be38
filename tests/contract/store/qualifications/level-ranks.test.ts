import { expect, it, vi } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'

// A site whose letters go the other way round: A is the highest level there, and C the lowest.
vi.mock('../../../../sandbox/seed/reference/qualification-levels.ts', async importOriginal => {
  const original =
    await importOriginal<typeof import('../../../../sandbox/seed/reference/qualification-levels.ts')>()
  const RANKS = { A: 3, B: 2, C: 1 } as const
  const levels = original.QUALIFICATION_LEVELS.map(level => ({ ...level, rank: RANKS[level.code] }))
  return { ...original, QUALIFICATION_LEVELS: levels.toSorted((one, other) => one.rank - other.rank) }
})

const store = serveOrders()

/** Gives the organization of a user a level of its own; nobody has sent evidence. */
const give = (level: string) =>
  store.database().exec(
    `UPDATE commerce_organizations SET qualification_level = '${level}', qualification_valid_until = NULL;
       DELETE FROM commerce_qualifications;`,
  )

const judged = async () => {
  const { loadQualification } = await import('@/lib/catalogue/eligibility.server')
  const loaded = await loadQualification(await store.context(), Date.now())
  if (!loaded.ok) throw new Error('the levels were not read')
  return [loaded.value.siteLevel, ...[2, 3].map(rank => loaded.value.judge(rank).kind)]
}

const isSatisfied = async () => (await store.cart()).entries.map(entry => entry.qualification?.satisfied)

it.each([
  ['A', ['organization', 'organization'], [true, true]],
  ['B', ['organization', 'short'], [true, false]],
  ['C', ['short', 'short'], [false, false]],
])(
  'the members of an organization with level %s may order for it by its rank, whatever the letters',
  async (level, kinds, satisfied) => {
    await store.signIn('otto.dunmore')
    give(level)
    await store.add({ [ITEMS.formsOfLevelB]: 1, [ITEMS.formsOfLevelC]: 1 })
    expect(await judged()).toEqual([level, ...kinds])
    expect(await isSatisfied()).toEqual(satisfied)
  },
)
