import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { QualificationDetail } from '@/components/qualifications/qualification-detail'
import { keepTyped } from '@/components/session/keep-typed'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getMessages } from '@/lib/i18n/messages'
import { renderFromServer } from '../../support/render-from-server'

const { account, qualifications: TEXTS } = getMessages('en-us')
const { leave } = account

const DRAFT = {
  id: 'q-1',
  kind: 'certification',
  detail: { certification: { code: 'c', name: 'Psychologist' }, issuingBody: 'Board', number: '1' },
  status: 'DRAFT',
  grantsLevel: { code: 'B', name: 'Level B' },
  documents: [{ id: 'd-1', fileName: 'license.pdf', size: 1_000 }],
  history: [],
} as Qualification

const HANDLER = '/api/qualifications/submission'

let sent: { path: string; fields: Readonly<Record<string, unknown>> }[]

type Shown = { status?: Qualification['status']; typed?: Record<string, string> }

/** Draws the page once its question is ready, and records what is sent. */
async function show({ status = 'DRAFT', typed }: Shown = {}): Promise<void> {
  const qualification = { ...DRAFT, status }
  renderFromServer(
    <QualificationDetail
      locale="en-us"
      data={{
        qualification,
        qualifications: [qualification],
        rejected: typed && { fields: typed, errors: NO_ERRORS },
      }}
      hidden={{ submissionKey: 'key' }}
      now={Date.parse('2026-11-27T15:00:00Z')}
      isAsking={false}
    />,
  )
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
}

beforeEach(() => {
  sent = []
  const record = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    const { action } = event.target
    const fields = Object.fromEntries(new FormData(event.target, event.submitter))
    sent.push({ path: new URL(action).pathname, fields })
    event.preventDefault()
  }
  // Behind the question, which listens at the window.
  window.addEventListener('submit', record)
  onTestFinished(() => window.removeEventListener('submit', record))
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('dialog', { name: leave.title })
const file = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${TEXTS.files.label}`))

const choose = () => {
  const files = [new File(['%PDF-1.7'], 'better.pdf')]
  Object.defineProperty(file(), 'files', { value: files })
  Object.defineProperty(file(), 'value', { value: 'C:\\fakepath\\better.pdf' })
}

const type = () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A better copy' } })
  fireEvent.click(screen.getByRole('checkbox'))
}

/** Whether the browser asks before it closes the page. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('the form of an evidence', () => {
  it.each([
    [TEXTS.send.submit, { intent: 'send' }],
    [TEXTS.files.add, { intent: 'add' }],
    [TEXTS.files.removeName.replace('{name}', 'license.pdf'), { remove: 'd-1' }],
  ])('is sent whole by “%s”, without a question', async (name, pressed) => {
    await show()
    choose()
    type()
    press(name)
    const { path, fields } = sent[0] ?? {}
    expect(path).toBe(HANDLER)
    expect(fields).toMatchObject({ ...pressed, qualification: 'q-1', note: 'A better copy', statement: 'on' })
    expect('intent' in (fields ?? {}) && 'remove' in (fields ?? {})).toBe(false)
    expect(asksBeforeClosing()).toBe(false)
  })

  it.each([
    ['DRAFT', 'send'],
    ['SUBMITTED', 'add'],
  ] as const)('of a %s is sent by Enter to %s, never to remove a document', async (status, intent) => {
    await show({ status })
    const form = file().form
    const [first] = form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? []
    expect([first?.name, first?.value]).toEqual(['intent', intent])
  })

  it('takes files, wherever its buttons are', async () => {
    await show()
    expect(file().form?.enctype).toBe('multipart/form-data')
    expect(
      new Set(screen.getAllByRole<HTMLButtonElement>('button').flatMap(({ form }) => form ?? [])),
    ).toEqual(new Set([file().form]))
  })
})

describe('the page of an evidence is left by a link', () => {
  const follow = () => fireEvent.click(screen.getByRole('link', { name: TEXTS.edit }))

  it.each([
    ['a document that was chosen', choose],
    ['a message that was typed', type],
  ])('only after a question if it would lose %s', async (_, change) => {
    await show()
    change()
    follow()
    expect(await question()).toHaveTextContent(leave.unsaved.documents)
    expect(asksBeforeClosing()).toBe(true)
  })

  it('only after a question if it would lose what came back with the page', async () => {
    await show({ typed: { note: 'A better copy' } })
    follow()
    expect(await question()).toHaveTextContent(leave.unsaved.documents)
    expect(asksBeforeClosing()).toBe(true)
  })

  it('at once if nothing would be lost', async () => {
    await show({ typed: { note: '', replaces: '' } })
    expect(asksBeforeClosing()).toBe(false)
  })
})

it('a session that ends has what was typed stored, without the file', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ next: '/here' }))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await show()
  choose()
  type()
  await keepTyped()
  const [address = '', { body } = {}] = fetched.mock.calls[0] ?? []
  expect(new URL(address).pathname).toBe(HANDLER)
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    qualification: 'q-1',
    replaces: '',
    note: 'A better copy',
    statement: 'on',
    storeOnly: 'true',
  })
})
