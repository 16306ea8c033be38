import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart } from '@/components/form/load-part'

const gone = () => Promise.reject(new Error('404'))

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
})

describe('a part of the page that comes later', () => {
  it('is had without the page being loaded anew', async () => {
    expect(await loadPart('aids', async () => 'part', reload)).toBe('part')
    expect(reload).not.toHaveBeenCalled()
  })

  it('that is gone loads the page anew once, and is done without after that', async () => {
    expect(await loadPart('aids', gone, reload)).toBeUndefined()
    expect(await loadPart('aids', gone, reload)).toBeUndefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('may be replaced by the next deployment too', async () => {
    await loadPart('aids', gone, reload)
    await loadPart('aids', async () => 'part', reload)
    await loadPart('aids', gone, reload)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('makes no loop with another part that can be had', async () => {
    for (let view = 0; view < 3; view += 1) {
      await loadPart('aids', async () => 'part', reload)
      await loadPart('plans', gone, reload)
    }
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that cannot be had without a connection waits for the next page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await loadPart('aids', gone, reload)).toBeUndefined()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['getItem', 'setItem'] as const)(
    'is done without where nothing can be remembered (%s throws)',
    async method => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      expect(await loadPart('aids', gone, reload)).toBeUndefined()
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('is had where nothing can be forgotten', async () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await loadPart('aids', async () => 'part', reload)).toBe('part')
  })
})
