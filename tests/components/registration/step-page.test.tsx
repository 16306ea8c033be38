import { describe, expect, it, vi } from 'vitest'
import { stepMetadata, stepPage } from '@/app/[locale]/(personal)/register/_step/render-step'
import { requireStep } from '@/lib/registration/guard.server'

vi.mock('@/lib/registration/guard.server', () => ({ requireStep: vi.fn() }))

const VISITOR = {
  kind: 'anonymous',
  progress: { facts: new Set<never>(), status: 'NEW', justRegistered: false },
} as const

const Content = () => null

const ERRORS = { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [] }

const visit = vi.mocked(requireStep)

const propsOf = (query: Record<string, string | string[]> = {}) => ({
  params: Promise.resolve({ locale: 'en-us' }),
  searchParams: Promise.resolve(query),
})

const draftOf = async (query: Record<string, string | string[]>) =>
  (await stepPage('register', Content)(propsOf(query))).props.draft

const titleOf = async (query: Record<string, string | string[]> = {}) =>
  (await stepMetadata('register')(propsOf(query))).title

describe('the page of a step', () => {
  it.each(['cookiesNeeded', 'malformed', 'tooLarge', 'tooManyRequests', 'forbidden'])(
    'tells why a form was refused before it was looked at: %s',
    async refused => {
      visit.mockResolvedValue({ visitor: VISITOR, draft: { values: { firstName: 'Zoë' } } })
      expect(await draftOf({ refused })).toEqual({
        values: { firstName: 'Zoë' },
        errors: { fieldErrors: [], formErrors: [{ code: refused }] },
      })
      expect(await titleOf({ refused })).toBe('Error: Create your account')
    },
  )

  it.each(['taken', 'Win a prize at evil.example', '<b>x</b>', 'constructor', '', ['tooLarge', 'malformed']])(
    'shows no other words that its address may carry: %j',
    async refused => {
      visit.mockResolvedValue({ visitor: VISITOR, draft: undefined })
      expect(await draftOf({ refused })).toBeUndefined()
      expect(await titleOf({ refused })).toBe('Create your account')
    },
  )

  it('tells what is wrong with the step itself before anything else', async () => {
    visit.mockResolvedValue({ visitor: VISITOR, draft: { values: {}, errors: ERRORS } })
    expect((await draftOf({ refused: 'tooLarge' })).errors).toEqual(ERRORS)
  })

  it('shows an outage as one, with its reference', async () => {
    visit.mockResolvedValue({ kind: 'unavailable', user: 'uid-nora', requestId: 'r1' })
    const { props } = await stepPage('register', Content)(propsOf({ refused: 'tooLarge' }))
    expect(props).toMatchObject({ retryHref: '/en-us/register', requestId: 'r1' })
  })
})
