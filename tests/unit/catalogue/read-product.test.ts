import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readProductAddress } from '@/app/[locale]/(public)/store/products/[code]/_product/read-product'
import { loadReferences, loadTitle } from '@/lib/catalogue/catalogue.server'
import { failed, ok, type Problem } from '@/lib/result/result'
import { productPath } from '@/lib/site/paths'
import { toSlug } from '@/lib/site/slug'
import { REASONING, SCREENER } from './titles'

vi.mock('@/lib/catalogue/catalogue.server', () => ({
  loadItem: vi.fn(),
  loadReferences: vi.fn(),
  loadTitle: vi.fn(),
}))

const SIMILAR = { referenceType: 'SIMILAR' as const, target: SCREENER }
const OUTAGE: Problem = { kind: 'timeout', dependency: 'commerce', operation: 'x', requestId: 'r1' }

const read = async (code = REASONING.code, slug = toSlug(REASONING.name)) => {
  const params = Promise.resolve({ locale: 'en-us', code, slug })
  return (await readProductAddress(params)).visit
}

describe('the address of a title', () => {
  beforeEach(() => {
    vi.mocked(loadTitle)
      .mockReset()
      .mockResolvedValue(ok({ value: REASONING }))
    vi.mocked(loadReferences)
      .mockReset()
      .mockResolvedValue(ok({ value: { references: [SIMILAR] } }))
  })

  it('asks for the title and what belongs to it at once', async () => {
    const title = Promise.withResolvers<Awaited<ReturnType<typeof loadTitle>>>()
    vi.mocked(loadTitle).mockReturnValue(title.promise)
    const visit = read()
    await vi.waitFor(() => expect(loadReferences).toHaveBeenCalledOnce())
    title.resolve(ok({ value: REASONING }))
    expect(await visit).toEqual({
      kind: 'shown',
      shown: { value: { title: REASONING, references: [SIMILAR] } },
    })
  })

  it.each([
    ['the title', { title: 500, references: undefined }],
    ['what belongs to it', { title: undefined, references: 500 }],
    ['the older of both', { title: 900, references: 500 }],
  ])('says of when prices are where an earlier answer stands in for %s', async (_, asOf) => {
    const from = (time: number | undefined) => (time === undefined ? {} : { asOf: time })
    vi.mocked(loadTitle).mockResolvedValue(ok({ value: REASONING, ...from(asOf.title) }))
    vi.mocked(loadReferences).mockResolvedValue(
      ok({ value: { references: [SIMILAR] }, ...from(asOf.references) }),
    )
    expect(await read()).toMatchObject({ shown: { asOf: 500 } })
  })

  it('shows the title alone where no one can tell what belongs to it', async () => {
    vi.mocked(loadReferences).mockResolvedValue(failed(OUTAGE))
    expect(await read()).toEqual({ kind: 'shown', shown: { value: { title: REASONING, references: [] } } })
  })

  it('tells of an outage at once, whatever else is still asked for', async () => {
    vi.mocked(loadTitle).mockResolvedValue(failed(OUTAGE))
    vi.mocked(loadReferences).mockReturnValue(new Promise(() => undefined))
    expect(await read()).toEqual({
      kind: 'outage',
      requestId: 'r1',
      retryHref: productPath('en-us', REASONING),
    })
  })

  it.each(['a%2Fb', 'a b', 'é', 'x'.repeat(65)])('is missing for %j, and no one is asked', async code => {
    expect(await read(code)).toEqual({ kind: 'missing' })
    expect(loadTitle).not.toHaveBeenCalled()
  })
})
