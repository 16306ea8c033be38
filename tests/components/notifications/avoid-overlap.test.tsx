import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { avoidOverlap } from '@/components/notifications/avoid-overlap'

let onSize: () => void = () => undefined

const sized = (element: HTMLElement, height: number, top = 0): HTMLElement => {
  Object.defineProperty(element, 'offsetHeight', { configurable: true, value: height })
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
  return element
}

const add = <K extends 'button' | 'div'>(name: K) => document.body.appendChild(document.createElement(name))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onSize = callback
      }
      observe = vi.fn()
    },
  )
})

afterEach(() => document.body.replaceChildren())

it('gives the footer the room that it covers', () => {
  const footer = document.body.appendChild(document.createElement('footer'))
  footer.id = 'site-footer'
  const area = sized(add('div'), 200, 500)
  avoidOverlap(area)
  onSize()
  expect(footer.style.paddingBottom).toBe('200px')
  sized(area, 0)
  onSize()
  expect(footer.style.paddingBottom).toBe('0px')
})

it.each([
  ['what it covers', 550, 40, true],
  ['nothing that stands above it', 300, 40, false],
  ['no section that is larger than a corner', 100, 700, false],
])('scrolls %s into sight when it has the focus', (_name, top, height, moved) => {
  const area = sized(add('div'), 200, 500)
  const focused = sized(add('button'), height, top)
  focused.scrollIntoView = vi.fn()
  avoidOverlap(area)
  focused.focus()
  expect(vi.mocked(focused.scrollIntoView).mock.calls.length > 0).toBe(moved)
})

it('moves what it covers above itself where it also covers the middle of the screen', () => {
  const area = sized(add('div'), 300, 100)
  const focused = sized(add('button'), 40, 200)
  focused.scrollIntoView = () => {
    sized(focused, 40, 110)
  }
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  avoidOverlap(area)
  focused.focus()
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ top: 56 }))
})
