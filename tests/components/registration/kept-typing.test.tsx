import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { kept, PersonalInfo, SignUp, serveHandlers } from './forms'

serveHandlers()

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

describe('what is typed on a step', () => {
  it('is kept after a pause, once and with all fields', async () => {
    render(<PersonalInfo />)
    type('Phone number', '2025550123')
    await waitFor(() => expect(kept).toHaveLength(1), { timeout: 10_000 })
    expect(kept[0]).toMatchObject({ intent: 'keep', phone: '2025550123', phoneCountry: 'US' })
  })

  it('is kept before the page is left, without waiting for a pause', async () => {
    render(<PersonalInfo />)
    type('Phone number', '202')
    fireEvent(window, new Event('beforeunload'))
    await waitFor(() => expect(kept).toMatchObject([{ phone: '202' }]), { timeout: 10_000 })
    fireEvent(window, new Event('pagehide'))
    expect(kept).toHaveLength(1)
  })

  it('is never kept with the password', async () => {
    render(<SignUp />)
    type('Password', 'Assess.2026x')
    type('First name', 'Zoë')
    fireEvent(window, new Event('beforeunload'))
    await waitFor(() => expect(kept).toMatchObject([{ firstName: 'Zoë' }]), { timeout: 10_000 })
    expect(JSON.stringify(kept)).not.toContain('Assess')
  })

  it('is not sent where nothing was typed', () => {
    render(<PersonalInfo />)
    fireEvent(window, new Event('beforeunload'))
    expect(kept).toEqual([])
  })
})
