import { render, screen } from '@testing-library/react'
import { redirect } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import NewAccountPage, {
  generateMetadata,
} from '@/app/[locale]/(personal)/store/my-account/accounts/new/page'
import { FlagsContext } from '@/components/flags/use-flag'
import { loadIndustries } from '@/lib/backends/commerce/reference.server'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { requireAddOrganisation } from '@/lib/registration/guard.server'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { failed, ok } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }), redirect: vi.fn() }))
vi.mock('@/lib/backends/content/site-links.server', () => ({
  supportHref: () => '/support',
  termsOfSaleHref: () => '/sale',
}))
vi.mock('@/lib/backends/flags/get-flags.server', () => ({
  getFlags: () => Promise.resolve({ values: toFlagValues({}) }),
}))
vi.mock('@/lib/session/session.server', () => ({ readSession: vi.fn() }))
vi.mock('@/lib/forms/new-hidden-fields.server', () => ({ newHiddenFields: async () => ({}) }))
vi.mock('@/lib/registration/guard.server', () => ({ requireAddOrganisation: vi.fn() }))
vi.mock('@/lib/registration/reference.server', () => ({ loadAddressLists: vi.fn() }))
vi.mock('@/lib/backends/commerce/reference.server', () => ({ loadIndustries: vi.fn() }))

const AWAY = {
  kind: 'http',
  status: 503,
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r-7',
} as const

const HEALTH = { code: 'health', name: 'Health', sectors: [{ code: 'clinic', name: 'Clinic' }] }
const LISTS = { countries: [{ code: 'US', name: 'United States' }], country: 'US', regions: [] }

const USER = { id: 'u-1', firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }

const propsOf = (parameters: Readonly<Record<string, string>>) => ({
  params: Promise.resolve({ locale: 'en-us' }),
  searchParams: Promise.resolve(parameters),
})

const props = propsOf({})

/** A user whose registration is complete and who works in a clinic. */
function visit(draft?: Draft): void {
  const visitor = {
    kind: 'customer',
    context: { locale: 'en-us', user: { id: 'u-1', accessToken: 't' } },
    record: {
      name: 'Nora Vale',
      firstName: 'Nora',
      lastName: 'Vale',
      industry: HEALTH,
      sector: HEALTH.sectors[0],
    },
  }
  // The page reads no more of the visitor than this.
  vi.mocked(requireAddOrganisation).mockResolvedValue({ visitor, draft, formOwner: 'mark' } as never)
}

const draw = async (parameters: Readonly<Record<string, string>> = {}) =>
  render(<FlagsContext value={toFlagValues({})}>{await NewAccountPage(propsOf(parameters))}</FlagsContext>)

beforeEach(() => {
  vi.mocked(readSession).mockResolvedValue({ state: 'signedIn', user: USER, sid: 's-1', accessToken: 't' })
  vi.mocked(loadAddressLists).mockResolvedValue(ok(LISTS))
  vi.mocked(loadIndustries).mockResolvedValue(ok([HEALTH]))
  visit()
})

describe('the page that adds an organization', () => {
  it('asks which one by the form of the registration, without the way to have none', async () => {
    await draw()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add an organization')
    const group = screen.getByRole('radiogroup', { name: 'Which organization do you want to add?' })
    expect(group).toBeVisible()
    expect(screen.queryByRole('radio', { name: /ordering for myself/ })).toBeNull()
    expect(group.closest('form')).toHaveAttribute('action', '/api/registration/add-organisation?locale=en-us')
    expect(screen.getByText('All fields are required unless marked optional.')).toBeVisible()
  })

  it('starts with the industry and the sector that the person has stated about their work', async () => {
    await draw()
    expect(screen.getByLabelText('Industry')).toHaveValue('health')
    expect(screen.getByLabelText('Sector')).toHaveValue('clinic')
  })

  it('asks the open question in the place of the form', async () => {
    visit({ values: {}, review: { kind: 'organisationNotFound' }, question: 'view-1' })
    await draw()
    expect(screen.getByRole('heading', { name: 'Customer account number not found' })).toBeVisible()
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  describe('whose address names a customer account number', () => {
    const number = () => screen.getByRole('textbox', { name: /^Customer account number/ })
    const existing = () => screen.getByDisplayValue('existing')

    it('starts with that number, to be sent like a typed one', async () => {
      await draw({ number: '2000' })
      expect(existing()).toBeChecked()
      expect(number()).toHaveValue('2000')
    })

    it('takes it instead of one of an earlier visit, and keeps all else that was typed', async () => {
      visit({ values: { choice: 'new', customerAccountNumber: '2001', name: 'Fennimore' } })
      await draw({ number: '2000' })
      expect(existing()).toBeChecked()
      expect(number()).toHaveValue('2000')
      expect(screen.getByDisplayValue('Fennimore')).toBeInTheDocument()
    })

    it('keeps the number that was just refused', async () => {
      const errors = { fieldErrors: [{ name: 'customerAccountNumber', code: 'invalid' }], formErrors: [] }
      visit({ values: { choice: 'existing', customerAccountNumber: '20' }, errors })
      await draw({ number: '2000' })
      expect(number()).toHaveValue('20')
    })

    it.each(['20', '<b>2000</b>', '٢٠٠٠'])('starts empty where %s is none', async text => {
      await draw({ number: text })
      expect(existing()).not.toBeChecked()
      expect(number()).toHaveValue('')
    })

    it('comes back to it after a sign-in', async () => {
      vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
      const left = new Error('redirected')
      vi.mocked(redirect).mockImplementationOnce(() => {
        throw left
      })
      await expect(NewAccountPage(propsOf({ number: '2000' }))).rejects.toBe(left)
      const page = '/store/usassessments/en/my-account/accounts/new?number=2000'
      expect(redirect).toHaveBeenLastCalledWith(`/en-us/login?returnTo=${encodeURIComponent(page)}`)
    })
  })

  it('marks the title of a page with errors', async () => {
    visit({ values: {}, errors: { fieldErrors: [{ name: 'choice', code: 'required' }], formErrors: [] } })
    expect((await generateMetadata(props)).title).toBe('Error: Add an organization')
  })

  it('says so while lists cannot be had', async () => {
    vi.mocked(loadIndustries).mockResolvedValue(failed(AWAY))
    await draw()
    expect(screen.getByText(/r-7/)).toBeVisible()
  })

  it('says so while the user record cannot be had', async () => {
    const outage = { kind: 'unavailable', user: 'u-1', problem: AWAY } as const
    vi.mocked(requireAddOrganisation).mockResolvedValue(outage)
    await draw()
    expect(screen.getByText(/r-7/)).toBeVisible()
    expect((await generateMetadata(props)).title).toBe('Add an organization')
  })
})
