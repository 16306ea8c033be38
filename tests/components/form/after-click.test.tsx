import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterClick } from '@/components/form/send/after-click'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each(['mouseup', 'keyup', 'pointercancel', 'contextmenu', 'dragend'])(
  'work during a press is done once, after the %s that ends it',
  name => {
    vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
    const work = vi.fn()
    afterClick(work)
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
    for (const event of [name, 'mouseup']) document.body.dispatchEvent(new Event(event, { bubbles: true }))
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  },
)
