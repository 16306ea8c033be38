import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { cartLinesActionPath } from '@/lib/site/paths'
import { drawCart } from './draw-cart'
import { COURSE, cartOf, entryOf, KIT } from './samples'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const REMOVED = {
  tone: 'success' as const,
  message: 'Complete Kit was removed from your cart.',
  lines: [],
  undo: [{ code: KIT.code, quantity: 7 }],
}

const { cart: TEXTS } = getMessages('en-us')

describe('what there is to tell of the last change', () => {
  it('is which line was removed, with a button that brings as many back', () => {
    drawCart({ cart: cartOf({ entries: [entryOf(COURSE, 1)] }), report: REMOVED })
    expect(screen.getByText('Complete Kit was removed from your cart.')).toBeVisible()
    const undo = screen.getByRole('button', { name: TEXTS.removed.undo })
    expect(undo).toHaveAttribute('value', 'undo')
    expect(undo.closest('form')).toHaveFormValues({ [quantityField(KIT.code)]: '7' })
  })

  it('offers what can be had of what was refused, each by its own form', () => {
    const offer = { code: KIT.code, quantity: 15, label: 'Add 15 × Complete Kit' }
    const report = { tone: 'danger' as const, message: 'Nothing was added.', lines: [] }
    drawCart({ cart: cartOf(), report: { ...report, offers: [{ ...offer, isAdded: true }] } })
    const form = screen.getByRole('button', { name: offer.label }).closest('form')
    expect(form).toHaveAttribute('action', cartLinesActionPath('en-us'))
    expect(form).toHaveFormValues({ [quantityField(KIT.code)]: '15' })
  })

  it('is shown line by line', () => {
    const report = {
      tone: 'caution' as const,
      message: 'Two lines were added.',
      lines: [{ tone: 'danger' as const, text: 'One was not.' }],
    }
    drawCart({ cart: cartOf(), report })
    expect(screen.getByText('Two lines were added.')).toBeVisible()
    expect(screen.getByText('One was not.')).toBeVisible()
  })

  it('stands on an empty cart, too', () => {
    drawCart({ report: REMOVED })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TEXTS.empty.title)
    expect(screen.getByRole('button', { name: TEXTS.removed.undo })).toBeVisible()
  })
})
