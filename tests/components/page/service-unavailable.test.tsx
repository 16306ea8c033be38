import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { getMessages } from '@/lib/i18n/messages'

const { subjects, retry, reference } = getMessages('en-us').unavailable

const PROPS = { locale: 'en-us', retryHref: '/again?x=1', supportHref: '/support' } as const

it.each(['page', 'section'] as const)('an outage as a %s has a heading that fits its place', as => {
  render(<ServiceUnavailable {...PROPS} as={as} subject="search" headingId="answer" />)
  const heading = screen.getByRole('heading', { level: as === 'page' ? 1 : 2 })
  expect(heading).toHaveTextContent(subjects.search.title)
  expect(heading).toHaveAttribute('id', 'answer')
})

it('an outage offers its own address again, and the reference of the failed request', () => {
  render(<ServiceUnavailable {...PROPS} as="section" subject="fit" requestId="r-17" />)
  expect(screen.getByRole('link', { name: retry })).toHaveAttribute('href', '/again?x=1')
  expect(screen.getByText(reference.replace('{id}', 'r-17'))).toBeInTheDocument()
})

it('an outage without a failed request names no reference', () => {
  render(<ServiceUnavailable {...PROPS} as="page" subject="session" />)
  expect(screen.queryByText(reference.split('{')[0] ?? '', { exact: false })).not.toBeInTheDocument()
})
