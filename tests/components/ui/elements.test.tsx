import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Badge } from '@/components/ui/badge'
import { Banner } from '@/components/ui/banner'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Disclosure } from '@/components/ui/disclosure'
import { Spinner } from '@/components/ui/spinner'
import { StepIndicator } from '@/components/ui/step-indicator'
import { TextLink } from '@/components/ui/text-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

describe('Banner', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('tells a message of kind %s as %s, with its kind in words', (tone, role) => {
    render(
      <Banner tone={tone} toneLabel="Kind" title="Saved">
        All is well.
      </Banner>,
    )
    expect(screen.getByRole(role)).toHaveTextContent('Kind: SavedAll is well.')
  })

  it('keeps quiet about what was on the page from the start', () => {
    render(
      <Banner tone="error" toneLabel="Error" announce="none">
        Closed
      </Banner>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('closes by a named button', async () => {
    const onClose = vi.fn()
    render(
      <Banner tone="info" toneLabel="Information" onClose={onClose} closeLabel="Close this message">
        Text
      </Banner>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('Button', () => {
  it('sends a form only when instructed to', () => {
    render(
      <>
        <Button>Look</Button>
        <Button type="submit" variant="danger">
          Delete
        </Button>
        <ButtonLink href="/next">Onward</ButtonLink>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Look' })).toHaveAttribute('type', 'button')
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('type', 'submit')
    expect(screen.getByRole('link', { name: 'Onward' })).toHaveAttribute('href', '/next')
  })
})

describe('TextLink', () => {
  it('warns of a new tab and leaves the opener out of reach', () => {
    render(
      <TextLink href="/terms" newTabLabel="(opens in a new tab)">
        Terms
      </TextLink>,
    )
    const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('stays in this tab otherwise', () => {
    render(<TextLink href="/terms">Terms</TextLink>)
    expect(screen.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('target')
  })
})

describe('Breadcrumbs', () => {
  it('is a named landmark whose last entry is the page itself', () => {
    render(
      <Breadcrumbs label="You are here" crumbs={[{ label: 'Home', href: '/en-us' }, { label: 'Store' }]} />,
    )
    const trail = screen.getByRole('navigation', { name: 'You are here' })
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en-us')
    expect(within(trail).getByText('Store')).toHaveAttribute('aria-current', 'page')
  })
})

describe('StepIndicator', () => {
  it('tells the position and which steps are done', () => {
    render(
      <StepIndicator
        label="Progress"
        position="Step 2 of 3"
        doneLabel="done"
        steps={[
          { label: 'Sign up', state: 'done' },
          { label: 'Address', state: 'current' },
          { label: 'Organization', state: 'ahead' },
        ]}
      />,
    )
    const [first, second, third] = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole(
      'listitem',
    )
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
    expect(first).toHaveTextContent('(done)')
    expect(second).toHaveAttribute('aria-current', 'step')
    expect(third).not.toHaveAttribute('aria-current')
  })
})

describe('Disclosure', () => {
  it('opens its content by its summary', async () => {
    render(<Disclosure summary="More lines">Line 2</Disclosure>)
    expect(screen.getByText('Line 2')).not.toBeVisible()
    await userEvent.click(screen.getByText('More lines'))
    expect(screen.getByText('Line 2')).toBeVisible()
  })
})

it('pairs terms with their values', () => {
  render(<DescriptionList descriptions={[{ term: 'Number', description: '1234' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Number')
  expect(screen.getByRole('definition')).toHaveTextContent('1234')
})

it('gives a lone spinner words', () => {
  render(<Spinner label="Loading" />)
  expect(screen.getByText('Loading')).toBeInTheDocument()
})

it('frames, labels and hides without changing the words', () => {
  render(
    <Card tone="paper">
      <Badge tone="accent">Level B</Badge>
      <VisuallyHidden>needed</VisuallyHidden>
    </Card>,
  )
  expect(screen.getByText('Level B')).toBeVisible()
  expect(screen.getByText('needed')).toBeInTheDocument()
})
