import { Children, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { stepMetadata, stepPage } from '@/app/[locale]/(personal)/register/_step/render-step'
import { StepNotice } from '@/components/registration/step/step-notice'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { requireStep } from '@/lib/registration/guard.server'

vi.mock('@/lib/content/site-links.server', () => ({ supportHref: () => '/support' }))
vi.mock('@/lib/registration/guard.server', () => ({ requireStep: vi.fn() }))

const VISITOR = {
  kind: 'anonymous',
  progress: { facts: new Set<never>(), status: 'NEW', justRegistered: false },
} as const

const Content = () => null

const ERRORS = { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [] }

const visit = vi.mocked(requireStep)

/** A visit of nobody in particular. */
const visitWith = (draft: Draft | undefined) =>
  visit.mockResolvedValue({ visitor: VISITOR, draft, moved: undefined, formOwner: undefined })

const propsOf = (query: Record<string, string | string[]> = {}) => ({
  params: Promise.resolve({ locale: 'en-us' }),
  searchParams: Promise.resolve(query),
})

/** What is shown of the step, with the props of its content. */
async function pageOf(query: Record<string, string | string[]>) {
  const shown: { props: Record<string, unknown>; type: unknown }[] = []
  const { props } = await stepPage('register', Content)(propsOf(query))
  Children.forEach(props.children, child => {
    if (isValidElement<Record<string, unknown>>(child)) shown.push(child)
  })
  return shown
}

const draftOf = async (query: Record<string, string | string[]>) => {
  const draft = (await pageOf(query)).find(({ type }) => type === Content)?.props.draft
  return Object(draft) === draft ? (draft as Draft) : undefined
}

const titleOf = async (query: Record<string, string | string[]> = {}) =>
  (await stepMetadata('register')(propsOf(query))).title

describe('the page of a step', () => {
  it.each(['cookiesNeeded', 'malformed', 'tooLarge', 'tooManyRequests', 'forbidden'])(
    'tells why a form was refused before it was looked at: %s',
    async refused => {
      visitWith({ values: { firstName: 'Zoë' } })
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
      visitWith(undefined)
      expect(await draftOf({ refused })).toBeUndefined()
      expect(await titleOf({ refused })).toBe('Create your account')
    },
  )

  it('tells what is wrong with the step itself before anything else', async () => {
    visitWith({ values: {}, errors: ERRORS })
    expect((await draftOf({ refused: 'tooLarge' }))?.errors).toEqual(ERRORS)
  })

  it.each(['missing', 'spent', 'saved', 'finished', 'hasAccount', 'signedOut', 'otherAccount'])(
    'tells why somebody was led here: %s',
    async told => {
      visitWith(undefined)
      const notices = (await pageOf({ told })).filter(({ type }) => type === StepNotice)
      expect(notices).toMatchObject([{ props: { notice: told } }])
    },
  )

  it.each(['tooLarge', 'Win a prize', '', ['saved', 'spent']])(
    'tells nothing else that its address may carry: %j',
    async told => {
      visitWith(undefined)
      expect((await pageOf({ told })).filter(({ type }) => type === StepNotice)).toEqual([])
    },
  )

  it('shows an outage as one, with its reference', async () => {
    visit.mockResolvedValue({ kind: 'unavailable', user: 'uid-nora', requestId: 'r1' })
    const { props } = await stepPage('register', Content)(propsOf({ refused: 'tooLarge' }))
    expect(props).toMatchObject({ retryHref: '/en-us/register', requestId: 'r1' })
  })
})
