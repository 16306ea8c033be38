import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import { type CartVisitor, cartGroups } from '@/components/cart/page/cart-lines'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { cartOf, entryOf, KIT } from './samples'

const VISITOR: CartVisitor = { isSignedIn: true, flags: DEFAULT_FLAGS.values, typed: new Map() }

type Mode = ComponentProps<typeof Lines>['mode']

const draw = (note: string | undefined, visitor: Partial<CartVisitor> = {}, mode: Mode = 'edit') =>
  render(
    <Lines
      groups={cartGroups('en-us', cartOf({ entries: [entryOf(KIT, 2, { note })] }), {
        ...VISITOR,
        ...visitor,
      })}
      words={lineLabels('en-us', undefined, true)}
      mode={mode}
    />,
  )

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /^Complete Kit: ?Note$/, hidden: true })

describe('the note of a line', () => {
  it('is behind its label while there is none, and tells its maximum', () => {
    draw(undefined)
    expect(field().closest('details')).not.toHaveAttribute('open')
    expect(field()).toHaveAccessibleDescription(/^Up to 120 characters/)
    expect(field()).not.toHaveAttribute('maxlength')
  })

  it('is open with what was noted, beside what the cart has', () => {
    draw('room 12')
    expect(field().closest('details')).toHaveAttribute('open')
    expect(field()).toHaveValue('room 12')
    const form = document.querySelector<HTMLInputElement>(`[name="noteBefore.${KIT.code}"]`)
    expect(form).toHaveValue('room 12')
  })

  it('that could not be saved comes back as it was typed, with the reason', () => {
    draw('room 12', { typedNotes: new Map([[KIT.code, { text: 'x'.repeat(121), error: 'Too long' }]]) })
    expect(field()).toHaveValue('x'.repeat(121))
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/Too long$/)
  })

  it('is a text where lines cannot be changed', () => {
    draw('room 12', {}, 'fixed')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByText(/room 12/)).toBeVisible()
  })
})
