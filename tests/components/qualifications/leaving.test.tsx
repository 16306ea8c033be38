import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { QualificationDetail } from '@/components/qualifications/qualification-detail'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
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
  documents: [],
  history: [],
} as Qualification

let sent: string[]

/** Draws the page once its question is ready, and records what is sent. */
beforeEach(async () => {
  sent = []
  renderFromServer(
    <QualificationDetail
      locale="en-us"
      data={{ qualification: DRAFT, qualifications: [DRAFT], rejected: undefined }}
      hidden={{ submissionKey: 'key' }}
      now={Date.parse('2026-11-27T15:00:00Z')}
      isAsking={false}
    />,
  )
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  const record = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    sent.push(new URL(event.target.action).pathname)
    event.preventDefault()
  }
  // Behind the question, which listens at the window.
  window.addEventListener('submit', record)
  onTestFinished(() => window.removeEventListener('submit', record))
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.findByRole('dialog', { name: leave.title })

const choose = () =>
  Object.defineProperty(screen.getByLabelText(TEXTS.files.label), 'value', {
    value: 'C:\\fakepath\\licence.pdf',
  })

it('evidence is not sent without the document that was chosen for it, unless its holder says so', async () => {
  choose()
  press(TEXTS.send.submit)
  const dialog = await question()
  expect(dialog).toHaveTextContent(leave.unsaved.documents)
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: leave.stay }))
  press(TEXTS.files.add)
  expect(sent).toEqual(['/api/qualifications/files'])
})

it('a message that is written is not lost by adding a document', async () => {
  const note = screen.getByRole('textbox')
  fireEvent.change(note, { target: { value: 'A better copy' } })
  press(TEXTS.files.add)
  await question()
  expect(sent).toEqual([])
  press(leave.stay)
  press(TEXTS.send.submit)
  expect(sent).toEqual(['/api/qualifications/actions'])
})
