import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askSwitch } from '@/components/regional/ask-switch'
import { OPEN_DIALOG } from '@/components/ui/frame-dialog-names'
import type { SwitchAnswer } from '@/lib/site-handover/switch-answer'

const QUESTION = z.object({ path: z.string(), go: z.boolean() })
type Question = z.infer<typeof QUESTION>

let answer: SwitchAnswer | undefined
let asked: Question[] = []

/** What our server says to whose site is another one: it leads them there only when the page can be left. */
const elsewhere = ({ go }: Question): SwitchAnswer =>
  go ? { kind: 'move', location: '/zh-sg' } : { kind: 'elsewhere' }

const server = setupServer(
  http.post('*/api/regional-switch', async ({ request }) => {
    const question = QUESTION.parse(await request.json())
    asked.push(question)
    if (answer === undefined) return new HttpResponse(null, { status: 503 })
    return HttpResponse.json(answer.kind === 'elsewhere' ? elsewhere(question) : answer)
  }),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const goTo = vi.fn<(location: string) => void>()

beforeEach(() => {
  asked = []
  goTo.mockReset()
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => {
  document.body.replaceChildren()
})

const ask = (visitorKey = 'visitor-1') =>
  askSwitch(
    {
      locale: 'zh-sg',
      path: '/api/regional-switch?locale=zh-sg',
      choicePath: '/api/locale?locale=zh-sg',
      visitorKey,
      texts: { moved: 'Registered in {country}.', undo: 'Go back' },
    },
    goTo,
  )

function drawNotificationArea(): void {
  document.documentElement.lang = 'en-SG'
  const words = JSON.stringify({ close: 'Close', status: { INFO: 'Information' } })
  document.body.innerHTML = `<div id="notifications"><div aria-live="assertive"></div><div aria-live="polite"></div></div>`
  document.getElementById('notifications')?.setAttribute('data-labels', words)
}

describe('a page of a signed-in visitor', () => {
  it('asks once per session and site, and again for another user', async () => {
    answer = { kind: 'stay' }
    await ask()
    await ask()
    expect(asked).toEqual([{ path: `${location.pathname}${location.search}`, go: false }])
    await ask('visitor-2')
    expect(asked).toHaveLength(2)
  })

  it.each([{ kind: 'later' } as const, undefined])('asks again on the next page after %o', async kind => {
    answer = kind
    await ask()
    await ask()
    expect(asked).toHaveLength(2)
    expect(goTo).not.toHaveBeenCalled()
  })

  it('goes where it is led', async () => {
    answer = { kind: 'elsewhere' }
    await ask()
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/zh-sg')
    expect(asked.map(({ go }) => go)).toEqual([false, true])
  })

  it.each(['elsewhere', 'unlisted'] as const)(
    'interrupts no one’s typing and no open dialog to say %s: our server moves nothing, the next page asks again',
    async kind => {
      const opened = vi.fn<(event: Event) => void>()
      document.addEventListener(OPEN_DIALOG, opened)
      answer = { kind }
      document.body.innerHTML = '<input aria-label="Search">'
      document.querySelector('input')?.focus()
      await ask()
      document.body.innerHTML = '<dialog open></dialog>'
      await ask()
      expect(goTo).not.toHaveBeenCalled()
      expect(opened).not.toHaveBeenCalled()
      expect(asked.map(({ go }) => go)).toEqual([false, false])
      document.removeEventListener(OPEN_DIALOG, opened)
    },
  )

  it('points to the international contacts once where no site claims the country', async () => {
    const opened = vi.fn<(event: Event) => void>()
    document.addEventListener(OPEN_DIALOG, opened)
    answer = { kind: 'unlisted' }
    await ask()
    await ask()
    // Another tab.
    sessionStorage.clear()
    await ask()
    expect(opened).toHaveBeenCalledOnce()
    await ask('visitor-2')
    expect(opened).toHaveBeenCalledTimes(2)
    document.removeEventListener(OPEN_DIALOG, opened)
  })

  it('tells of a move that the page brings along without asking, even where it has asked before', async () => {
    answer = { kind: 'stay' }
    await ask()
    drawNotificationArea()
    const drawn = document.createElement('div')
    drawn.dataset.switched = JSON.stringify({ from: 'ja-jp', country: 'SG' })
    document.body.append(drawn)
    await ask()
    expect(asked).toHaveLength(1)
    expect(document.body).toHaveTextContent('Registered in Singapore.')
  })

  it('tells after a move why, and offers the way back', async () => {
    drawNotificationArea()
    answer = { kind: 'moved', from: 'ja-jp', country: 'SG' }
    await ask()
    expect(document.body).toHaveTextContent('Registered in Singapore.')
    const undo = document.querySelector<HTMLButtonElement>('button[name="choice"]')
    expect(undo).toHaveValue('ja-jp')
    expect(undo?.form).toHaveAttribute('action', '/api/locale?locale=zh-sg')
    expect(localStorage.getItem('store.currency_switched')).toBe('true')
  })
})
