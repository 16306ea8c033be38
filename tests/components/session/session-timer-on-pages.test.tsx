import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionTimer } from '@/components/session/session-timer'
import { watchVisitor } from '@/components/session/visitor'
import { getMessages } from '@/lib/i18n/messages'
import { storePath } from '@/lib/site/paths'

const PAGES = ['', 'cart', 'invoices', 'invoices/payment', 'invoices/payment/confirmation']

const ada = { state: 'signedIn', visitorKey: 'k1', firstName: 'Ada', lastName: 'Brightwater' }

const asked: string[] = []
let visitor: object
let end = () => undefined as unknown

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/api/account') return Response.json(visitor)
    return Response.json({
      state: 'signedIn',
      idleSeconds: 1795,
      tokenSeconds: 9000,
      absoluteSeconds: 28_800,
    })
  })
})

afterEach(() => {
  end()
  asked.length = 0
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

/** Shows a page of the store to a user, and waits until the page knows who it is. */
async function show(page: string, who: object): Promise<void> {
  visitor = who
  window.history.replaceState(null, '', storePath('en-us', page))
  render(<SessionTimer texts={getMessages('en-us').session} />)
  await act(async () => {
    end = watchVisitor('/api/account')
    await vi.waitFor(() => expect(asked).toContain('/api/account'))
  })
}

describe.each(PAGES)('the session on the store page "%s"', page => {
  it('is watched over for the signed-in user', async () => {
    await show(page, ada)
    await vi.waitFor(() => expect(asked).toContain('/api/session'))
  })

  it('is not looked for where no one is signed in, as in the simplified invoices mode', async () => {
    await show(page, { state: 'anonymous' })
    await vi.waitFor(() => expect(asked).toEqual(['/api/account']))
    await new Promise(resolve => setTimeout(resolve))
    expect(asked).toEqual(['/api/account'])
  })
})
