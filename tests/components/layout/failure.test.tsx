import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FailureNotice, FailureTextsProvider } from '@/components/layout/failure-texts'
import { serialize } from '@/components/ui/serialized'

const words = {
  title: 'Sorry, there is a problem',
  text: 'Try again later.',
  retry: 'Try again',
  home: { label: 'Go to the home page', href: '/en-us' },
  support: { label: 'Contact support', href: '/contact' },
  reference: 'Please give this reference:',
}

const draw = (digest: string | undefined, onRetry = vi.fn()) => {
  render(
    <FailureTextsProvider words={serialize(words)}>
      <FailureNotice digest={digest} onRetry={onRetry} />
    </FailureTextsProvider>,
  )
  return onRetry
}

it('says what happened, offers ways on and names the reference of the logs', async () => {
  const onRetry = draw('1815274456')
  expect(screen.getByRole('alert')).toHaveTextContent('Please give this reference: 1815274456')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en-us')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.title).toBe('Sorry, there is a problem')
})

it('leaves the reference out where there is none', () => {
  draw(undefined)
  expect(screen.getByRole('alert')).not.toHaveTextContent('reference')
})
