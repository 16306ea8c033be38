import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MegaMenu } from '@/components/layout/mega-menu'
import type { GroupData } from '@/components/layout/menu-data'
import { MenuScript } from '@/components/layout/menu-script'

const group = (id: string, label: string): GroupData => ({
  id,
  label,
  columns: [{ title: `${label} column`, links: [[`${label} link`, `/${id}`]] }],
})

const GROUPS = [group('assessments', 'Assessments'), group('learning', 'Learning')]

const Frame = ({ script = false }: { script?: boolean }) => (
  <>
    <header id="frame">
      <MegaMenu
        label="Main"
        menuLabel="Menu"
        base="https://www.assessments.example/en-us"
        groups={GROUPS}
        tools={[['Invoices', '/invoices']]}
      />
    </header>
    <button type="button">Elsewhere</button>
    {script && <MenuScript headerId="frame" />}
  </>
)

const draw = () => render(<Frame script />)

const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

/** Where the wide layout puts the panels over the page; the test page has no style sheet of its own. */
const overlayPanels = () => {
  const style = document.createElement('style')
  style.textContent = '[data-menu=hover] > [data-panel] { position: absolute }'
  document.head.replaceChildren(style)
}

beforeEach(() => document.head.replaceChildren())

describe('menus of the header', () => {
  it('open and close by their buttons, which name their panels', async () => {
    draw()
    expect(isOpen('Assessments')).toBe(false)
    expect(button('Assessments')).toHaveAttribute('aria-controls', 'menu-assessments')
    await userEvent.click(button('Assessments'))
    expect(isOpen('Assessments')).toBe(true)
    await userEvent.click(button('Assessments'))
    expect(isOpen('Assessments')).toBe(false)
  })

  it('open by keyboard, one at a time', async () => {
    draw()
    button('Assessments').focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen('Assessments')).toBe(true)
    button('Learning').focus()
    await userEvent.keyboard(' ')
    expect([isOpen('Assessments'), isOpen('Learning')]).toEqual([false, true])
  })

  it('close by Escape and give the focus back, innermost first', async () => {
    draw()
    await userEvent.click(button('Menu'))
    await userEvent.click(button('Assessments'))
    screen.getByRole('link', { name: 'Assessments link' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(button('Assessments')).toHaveFocus()
    expect([isOpen('Assessments'), isOpen('Menu')]).toEqual([false, true])
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Menu')).toBe(false)
  })

  it('stay open where the focus has opened them before the script came', () => {
    const { rerender } = render(<Frame />)
    button('Assessments').focus()
    rerender(<Frame script />)
    expect(isOpen('Assessments')).toBe(true)
    expect(isOpen('Learning')).toBe(false)
  })

  it('wait for a dialog that lies above them', async () => {
    draw()
    const dialog = document.createElement('dialog')
    dialog.open = true
    const inside = document.createElement('button')
    dialog.append(inside)
    document.body.append(dialog)
    await userEvent.click(button('Assessments'))
    act(() => inside.focus())
    await userEvent.click(inside)
    expect(isOpen('Assessments')).toBe(true)
    dialog.remove()
  })

  it('close when the focus or a press goes elsewhere', async () => {
    draw()
    await userEvent.click(button('Assessments'))
    act(() => button('Elsewhere').focus())
    expect(isOpen('Assessments')).toBe(false)
    await userEvent.click(button('Learning'))
    await userEvent.click(button('Elsewhere'))
    expect(isOpen('Learning')).toBe(false)
  })

  describe('with a mouse', () => {
    const point = (target: HTMLElement, restMs: number) => {
      fireEvent.pointerOver(target, { pointerType: 'mouse' })
      vi.advanceTimersByTime(restMs)
    }

    beforeEach(() => {
      vi.useFakeTimers()
      overlayPanels()
      draw()
    })
    afterEach(() => vi.useRealTimers())

    it('open where it rests, stay while it is on the panel, and close when it has left', () => {
      point(button('Learning'), 1_000)
      expect(isOpen('Learning')).toBe(true)
      point(screen.getByText('Learning link'), 1_000)
      expect(isOpen('Learning')).toBe(true)
      point(button('Elsewhere'), 1_000)
      expect(isOpen('Learning')).toBe(false)
    })

    it('do not open where it only passes', () => {
      point(button('Learning'), 50)
      point(button('Elsewhere'), 1_000)
      expect(isOpen('Learning')).toBe(false)
    })

    it('stay while they hold the focus', () => {
      point(button('Learning'), 1_000)
      act(() => screen.getByText('Learning link').focus())
      point(button('Elsewhere'), 1_000)
      expect(isOpen('Learning')).toBe(true)
    })

    it('ignore a finger', () => {
      fireEvent.pointerOver(button('Learning'), { pointerType: 'touch' })
      vi.advanceTimersByTime(1_000)
      expect(isOpen('Learning')).toBe(false)
    })
  })

  it('hand the page back when the script goes', () => {
    const { unmount } = draw()
    const frame = document.getElementById('frame')
    expect(frame).toHaveAttribute('data-scripted')
    unmount()
    expect(frame).not.toHaveAttribute('data-scripted')
  })
})
