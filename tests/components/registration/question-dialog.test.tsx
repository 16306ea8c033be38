import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrganisationReview } from '@/components/registration/questions/organisation-review'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import type { Review } from '@/lib/registration/review'
import { modelOf, Organisation, refuseWith, sent, serveHandlers, server, submit, summary } from './forms'

type Question = Exclude<Review, { kind: 'address' }>

const PAGE = '/en-us/register/organisation'

const VALUES = { choice: 'existing', customerAccountNumber: '1001', termsAccepted: 'on' }

const CONFIRM: Question = { kind: 'confirmOrganisation', uid: 'o7', name: 'Elm Clinic', place: 'Utica' }
const NOT_FOUND: Question = { kind: 'organisationNotFound' }
const SIMILAR: Question = {
  kind: 'similarOrganisations',
  organisations: [
    { uid: 'o3', name: 'Clinic o3', place: 'Utica' },
    { uid: 'o4', name: 'Clinic o4', place: 'Utica' },
  ],
}

serveHandlers()

let page: string

beforeEach(() => {
  page = '<main>Nothing is asked.</main>'
  document.title = 'Organization'
  server.use(http.get(`*${PAGE}`, () => HttpResponse.html(page)))
})

/** The step's page asks this from now on. */
function pageAsks(review: Question, rest: Partial<Draft> = {}): void {
  const draft = { values: VALUES, review, question: 'view-1', ...rest }
  const model = modelOf('organisation', { draft }, 'similar')
  const question = renderToString(
    <OrganisationReview locale="en-us" model={model} review={review} supportHref="/support" />,
  )
  page = `<!doctype html><title>Organization</title><main>${question}</main>`
}

const answerWith = refuseWith
const asks = () => answerWith(200, { question: PAGE })

/** Sends the form, which is answered with a question. */
async function raise(review: Question, name: string | RegExp): Promise<HTMLElement> {
  pageAsks(review)
  asks()
  render(<Organisation draft={{ values: VALUES }} />)
  await submit('Continue')
  return screen.findByRole('dialog', { name })
}

const CONFIRM_HEADING = 'Is this your organization?'

const confirm = () => raise(CONFIRM, CONFIRM_HEADING)

const press = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

const intents = () => sent.map(({ form }) => form.get('intent'))

describe('a question over the form', () => {
  it('is named by its heading, which takes the focus, and shows what the page draws', async () => {
    const dialog = await confirm()
    expect(within(dialog).getByRole('heading', { name: CONFIRM_HEADING })).toHaveFocus()
    expect(within(dialog).getByText('Elm Clinic')).toBeVisible()
    expect(within(dialog).getAllByRole('heading')).toHaveLength(1)
    expect(screen.getByLabelText('Customer account number')).toHaveValue('1001')
  })

  it.each([
    ['Escape', () => Promise.resolve(screen.getByRole<HTMLDialogElement>('dialog').close())],
    ['its close button', () => press('Close')],
    ['the answer that goes back', () => press('No, that’s not it')],
  ])(
    'leads back to the filled form by %s, and the focus to the field that the question is about',
    async (_, leave) => {
      await confirm()
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByLabelText('Customer account number')).toHaveFocus()
      expect(screen.getByLabelText('Customer account number')).toHaveValue('1001')
      await waitFor(() => expect(intents()).toEqual([null, 'reenter']))
      expect(sent[1]?.form.get('question')).toBe('view-1')
    },
  )

  it('says beside the field what was found wrong with it, until that changes', async () => {
    await raise(NOT_FOUND, 'Customer account number not found')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const number = screen.getByLabelText('Customer account number')
    expect(number).toHaveFocus()
    expect(number).toHaveAccessibleDescription(/We found no organization with this number/)
    await userEvent.type(number, '{Backspace}2')
    await waitFor(() => expect(number).not.toBeInvalid())
  })

  it('offers to register an organization as new whose number is not found', async () => {
    await raise(NOT_FOUND, 'Customer account number not found')
    answerWith(200, { next: PAGE })
    await press('Register the organization as new')
    await waitFor(() => expect(intents()).toEqual([null, 'use-new']))
  })

  it('can be raised again after going back', async () => {
    await confirm()
    await press('Close')
    asks()
    await submit('Continue')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('sends its answer to the step, with its name and a key of its own', async () => {
    await confirm()
    answerWith(503, { formErrors: [{ code: 'unavailable' }] })
    await press('Yes, add me to this organization')
    await waitFor(() => expect(intents()).toEqual([null, 'link']))
    const [first, second] = sent.map(({ form }) => form)
    expect(second?.get('question')).toBe('view-1')
    expect(second?.get('submissionKey')).not.toBe(first?.get('submissionKey'))
  })
})

describe('an answer that is refused', () => {
  it('is shown in the dialog, which takes the focus and keeps what was chosen', async () => {
    await raise(SIMILAR, 'Is your organization listed?')
    await userEvent.click(screen.getByRole('radio', { name: 'Clinic o4' }))
    answerWith(503, { formErrors: [{ code: 'unavailable' }] })
    await press('Ask to join this organization')
    const alert = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(alert).toHaveTextContent(/not available at the moment/)
    expect(alert.parentElement).toHaveFocus()
    expect(document.title).toBe('Error: Organization')
    expect(screen.getByRole('radio', { name: 'Clinic o4' })).toBeChecked()
    await press('Close')
    expect(document.title).toBe('Organization')
  })

  it('is marked beside its field too', async () => {
    await raise(SIMILAR, 'Is your organization listed?')
    const errors = { fieldErrors: [{ name: 'similar', code: 'required' }], formErrors: [] }
    pageAsks(SIMILAR, { errors })
    answerWith(422, errors)
    await press('Ask to join this organization')
    const dialog = screen.getByRole('dialog')
    await waitFor(() =>
      expect(within(dialog).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true'),
    )
    expect(summary()).toEqual([['Choose one of the organizations, or register a new one', '#similar']])
    Element.prototype.scrollIntoView = vi.fn()
    await userEvent.click(within(dialog).getByRole('link', { name: /Choose one of/ }))
    expect(screen.getByRole('radio', { name: 'Clinic o3' })).toHaveFocus()
  })

  it('is shown over the question that is open now, where another tab has replaced this one', async () => {
    await confirm()
    pageAsks(NOT_FOUND)
    answerWith(409, { formErrors: [{ code: 'conflict' }] })
    await press('Yes, add me to this organization')
    const dialog = await screen.findByRole('dialog', { name: 'Customer account number not found' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/has changed in the meantime/)
  })

  it('is shown on the form where no question is open any more', async () => {
    await confirm()
    page = '<main>Nothing is asked.</main>'
    answerWith(409, { formErrors: [{ code: 'conflict' }] })
    await press('Yes, add me to this organization')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('alert')).toHaveTextContent(/has changed in the meantime/)
  })
})

describe('questions one after another', () => {
  it('stay in the dialog, and each heading takes the focus', async () => {
    const denied = { kind: 'qglobalNotAuthorised', accountNumber: 'QG-1' } as const
    await raise({ ...denied, requested: false }, /belongs to another organization/)
    pageAsks({ ...denied, requested: true })
    asks()
    await press('Request access')
    expect(await screen.findByRole('heading', { name: 'Access requested' })).toHaveFocus()
    pageAsks(SIMILAR)
    await press(/Continue without a Q-global/)
    expect(await screen.findByRole('heading', { name: 'Is your organization listed?' })).toHaveFocus()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(intents()).toEqual([null, 'request-access', 'without-qglobal'])
  })
})

describe('an answer that leads away', () => {
  const assign = vi.fn()

  beforeEach(() => {
    assign.mockReset()
    vi.stubGlobal('location', { ...window.location, assign })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('opens the next page, and the dialog stays in the way until it is there', async () => {
    await confirm()
    answerWith(200, { next: `${PAGE}/registered` })
    await press('Yes, add me to this organization')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${PAGE}/registered`))
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('gives the form back where the session has ended', async () => {
    await confirm()
    answerWith(401, { signIn: '/en-us/login' })
    await press('Yes, add me to this organization')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: CONFIRM_HEADING })).toBeNull())
    expect(screen.getByLabelText('Customer account number')).toHaveValue('1001')
  })

  it('shows the page itself where the question cannot be had', async () => {
    asks()
    server.use(http.get(`*${PAGE}`, () => new HttpResponse(null, { status: 503 })))
    render(<Organisation draft={{ values: VALUES }} />)
    await submit('Continue')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE))
  })
})
