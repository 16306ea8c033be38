import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Confirmation } from '@/components/page/confirmation'

const TEXTS = {
  title: 'Close the account?',
  text: 'It cannot be opened again.',
  yes: 'Close it',
  no: 'Keep it',
}

it('a confirmation names itself, sends what it is about with its intent, and can be left', () => {
  render(
    <Confirmation
      texts={TEXTS}
      action="/api/close"
      hidden={{ submissionKey: 'key-1', formOwner: 'mark' }}
      intent="close"
      fields={{ account: 'a-1', member: 'm-2' }}
      cancelHref="/accounts"
      heading="h3"
    />,
  )
  const section = screen.getByRole('region', { name: TEXTS.title })
  expect(section).toHaveTextContent(TEXTS.text)
  expect(screen.getByRole('heading', { level: 3, name: TEXTS.title })).toBeInTheDocument()
  const button = screen.getByRole('button', { name: TEXTS.yes })
  const form = button.closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/close')
  expect(form).toHaveFormValues({ formOwner: 'mark', account: 'a-1', member: 'm-2' })
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['intent', 'close'])
  expect(screen.getByRole('link', { name: TEXTS.no })).toHaveAttribute('href', '/accounts')
})
