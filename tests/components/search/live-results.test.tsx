import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLiveResults } from '@/components/search/live-results'
import { CHOICES_ID, FILTER_FORM_ID, RESULTS_ID, STATUS_ID } from '@/components/search/parts'

type PageProps = { count: number; level?: boolean }

/** A page of results with the parts that the script renews. */
const Page = ({ count, level = false }: PageProps) => (
  <>
    <form id={FILTER_FORM_ID} action="/search" method="get">
      <input type="hidden" name="q" value="memory" />
      <div id={CHOICES_ID}>
        <details open>
          <summary>Level</summary>
          <label>
            <input type="checkbox" name="level" value="b" defaultChecked={level} /> B ({count})
          </label>
        </details>
        <details open data-kept="true">
          <summary>Client</summary>
          <label>
            Years
            <input type="number" name="years" />
          </label>
        </details>
      </div>
      <button type="submit">Show</button>
    </form>
    <p id={STATUS_ID} role="status" />
    <div id={RESULTS_ID}>
      <p data-announced>{count} assessments</p>
    </div>
  </>
)

/** The same page as the server sends it. */
function pageOf(props: PageProps): string {
  const host = document.createElement('div')
  const { unmount } = render(<Page {...props} />, { container: document.body.appendChild(host) })
  const markup = host.innerHTML
  unmount()
  host.remove()
  return `<title>Fresh</title>${markup}`
}

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

let stop = (): void => undefined

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  window.history.replaceState(null, '', '/search?q=memory')
})

afterEach(() => {
  stop()
  ask.mockReset()
  vi.unstubAllGlobals()
})

function draw(fresh: PageProps) {
  const markup = pageOf(fresh)
  ask.mockImplementation(async () => new Response(markup, { headers: { 'content-type': 'text/html' } }))
  render(<Page count={12} />)
  stop = startLiveResults()
  return userEvent.setup()
}

const box = () => screen.getByRole('checkbox', { name: /^B/ })

describe('a change of a filter', () => {
  it('brings the new results, tells how many, and changes the address', async () => {
    const user = draw({ count: 3, level: true })
    await user.click(box())
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 assessments'))
    expect(ask.mock.lastCall?.[0]).toMatch(/\/search\?q=memory&level=b$/)
    expect(window.location.search).toBe('?q=memory&level=b')
    expect(document.title).toBe('Fresh')
    expect(box()).toBeChecked()
    expect(document.getElementById(RESULTS_ID)).not.toHaveAttribute('aria-busy')
  })

  it('keeps the focus on its control and closed groups closed', async () => {
    const user = draw({ count: 3, level: true })
    box().closest('details')?.removeAttribute('open')
    box().focus()
    fireEvent.click(box())
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'))
    expect(document.activeElement).toHaveAttribute('value', 'b')
    expect(box().closest('details')?.open).toBe(false)
    await user.tab()
  })

  it('takes nothing away that somebody is typing elsewhere', async () => {
    const user = draw({ count: 3, level: true })
    await user.click(box())
    await user.type(screen.getByRole('spinbutton', { name: 'Years' }), '12')
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'))
    expect(screen.getByRole('spinbutton', { name: 'Years' })).toHaveValue(12)
    expect(screen.getByRole('spinbutton', { name: 'Years' })).toHaveFocus()
  })

  it('leaves out what was not filled in', async () => {
    const user = draw({ count: 3 })
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
    expect(ask.mock.lastCall?.[0]).toMatch(/\/search\?q=memory$/)
  })

  it('made before the script came is asked for once it is there', async () => {
    const markup = pageOf({ count: 3, level: true })
    ask.mockImplementation(async () => new Response(markup))
    render(<Page count={12} />)
    fireEvent.click(box())
    expect(ask).not.toHaveBeenCalled()
    stop = startLiveResults()
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'))
    expect(ask.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/\?q=memory&level=b$/)])
  })

  it('of several only the last one counts', async () => {
    const late = Promise.withResolvers<Response>()
    const user = draw({ count: 3, level: true })
    ask.mockImplementationOnce(() => late.promise)
    await user.click(box())
    await user.click(box())
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'))
    expect(ask.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})
