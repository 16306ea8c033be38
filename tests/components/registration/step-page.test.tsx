import { render, screen } from '@testing-library/react'
import { Children, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OrganisationStep } from '@/app/[locale]/(personal)/register/_step/organisation-step'
import { stepMetadata, stepPage } from '@/app/[locale]/(personal)/register/_step/render-step'
import { StepNotice } from '@/components/registration/step/step-notice'
import { loadIndustries } from '@/lib/backends/commerce/reference.server'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { requireStep } from '@/lib/registration/guard.server'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { failed, ok, type Problem } from '@/lib/result/result'

vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))
vi.mock('@/lib/registration/guard.server', () => ({ requireStep: vi.fn() }))
vi.mock('@/lib/registration/reference.server', () => ({ loadAddressLists: vi.fn() }))
vi.mock('@/lib/backends/commerce/reference.server', () => ({ loadIndustries: vi.fn() }))

const VISITOR = {
  kind: 'anonymous',
  progress: { facts: new Set<never>(), status: 'NEW', justRegistered: false },
} as const

const AWAY: Problem = {
  kind: 'http',
  status: 503,
  dependency: 'commerce',
  operation: 'loadIndustries',
  requestId: 'r-7',
}

const NO_LISTS = { countries: [], country: 'US', regions: [] }

const Content = () => null

const ERRORS = { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [] }

const visit = vi.mocked(requireStep)

/** A visit of no one in particular. */
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
  it.each([
    'cookiesNeeded',
    'malformed',
    'tooLarge',
    'fileTooLarge',
    'notReceived',
    'tooSlow',
    'tooManyRequests',
    'forbidden',
  ])('tells why a form was refused before it was looked at: %s', async error => {
    visitWith({ values: { firstName: 'Zoë' } })
    expect(await draftOf({ error })).toEqual({
      values: { firstName: 'Zoë' },
      errors: { fieldErrors: [], formErrors: [{ code: error }] },
    })
    expect(await titleOf({ error })).toBe('Error: Create your account')
  })

  it.each(['taken', 'Win a prize at evil.example', '<b>x</b>', 'constructor', '', ['tooLarge', 'malformed']])(
    'shows no other words that its address may carry: %j',
    async error => {
      visitWith(undefined)
      expect(await draftOf({ error })).toBeUndefined()
      expect(await titleOf({ error })).toBe('Create your account')
    },
  )

  it('tells what is wrong with the step itself before anything else', async () => {
    visitWith({ values: {}, errors: ERRORS })
    expect((await draftOf({ error: 'tooLarge' }))?.errors).toEqual(ERRORS)
  })

  it.each(['missing', 'spent', 'saved', 'finished', 'hasAccount', 'signedOut', 'otherAccount'])(
    'tells why a user was led here: %s',
    async notice => {
      visitWith(undefined)
      const notices = (await pageOf({ notice })).filter(({ type }) => type === StepNotice)
      expect(notices).toMatchObject([{ props: { notice } }])
    },
  )

  it.each(['tooLarge', 'Win a prize', '', ['saved', 'spent']])(
    'tells nothing else that its address may carry: %j',
    async notice => {
      visitWith(undefined)
      expect((await pageOf({ notice })).filter(({ type }) => type === StepNotice)).toEqual([])
    },
  )

  it('shows an outage as one, with its reference', async () => {
    visit.mockResolvedValue({ kind: 'unavailable', user: 'uid-nora', problem: AWAY })
    const { props } = await stepPage('register', Content)(propsOf({ error: 'tooLarge' }))
    expect(props).toEqual({ locale: 'en-us', step: 'register', requestId: AWAY.requestId })
  })

  it.each([
    ['the lists of the address form', failed(AWAY), ok([])],
    ['the industries', ok(NO_LISTS), failed(AWAY)],
  ])('of the organization names its outage where %s cannot be had', async (_what, lists, industries) => {
    vi.mocked(loadAddressLists).mockResolvedValue(lists)
    vi.mocked(loadIndustries).mockResolvedValue(industries)
    const page = await OrganisationStep({
      locale: 'en-us',
      visitor: VISITOR,
      draft: undefined,
      moved: undefined,
      formOwner: undefined,
    })
    render(page)
    expect(screen.getByText(/r-7/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/en-us/register/organisation',
    )
  })
})
