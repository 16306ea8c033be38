import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { PersonalInfo, sent, serveHandlers, server } from './forms'

export const COMPLETE: Draft = {
  values: {
    jobTitle: 'teacher',
    industry: 'education',
    sector: 'school',
    phoneCountry: 'US',
    phone: '2025550123',
  },
}

/** The form with its aids, which come later. */
export async function openForm(draft: Draft = { ...COMPLETE, sameVisit: true }) {
  const page = (
    <>
      <a href="/en-us">Home</a>
      <a href="/terms" target="_blank" rel="noopener">
        Terms
      </a>
      <a href="#main">Skip</a>
      <a href="tel:123">Call</a>
      <form action="/search" aria-label="Search">
        <button type="submit">Search</button>
      </form>
      <PersonalInfo draft={draft} />
    </>
  )
  const view = render(page)
  await waitFor(() => expect(view.container.querySelectorAll('dialog')).toHaveLength(1))
  // Drawn is not yet listening: to draw once more brings the effects of what has just come to their end.
  const catchUp = () => view.rerender(page)
  catchUp()
  return { catchUp }
}

export const send = () =>
  userEvent.click(screen.getByRole('button', { name: getMessages('en-us').register.submit['personal-info'] }))

export const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Phone number'), { target: { value } })

/** Answers one after another; the last one stays. */
export const answers: Response[] = []

const received = (): Response =>
  (answers.length > 1 ? answers.shift() : answers[0]?.clone()) ?? HttpResponse.error()

/** Answers what a test has put there; what is kept on the way is no submission. */
export function serveAnswers(): void {
  serveHandlers()

  beforeEach(() => {
    answers.length = 0
    server.use(
      http.post('*/api/registration/:step', async ({ request }) => {
        const form = new URLSearchParams(await request.clone().text())
        if (form.get('intent') === 'keep') return undefined
        sent.push({ step: 'personal-info', form })
        return received()
      }),
    )
  })

  afterEach(() => {
    vi.useRealTimers()
  })
}

export const REFUSED = () => HttpResponse.json({ formErrors: [{ code: 'notCreated' }] }, { status: 422 })

export const keysSent = () => new Set(sent.map(({ form }) => form.get('submissionKey')))
