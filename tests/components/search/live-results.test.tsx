import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientFilter } from '@/components/search/client-filter'
import { startLiveResults } from '@/components/search/live-results'
import { CHOICES_ID, FILTER_FORM_ID, RESULTS_ID, SHOW_ID, STATUS_ID } from '@/components/search/parts'

type PageProps = { count: number; level?: boolean; minutes?: number }

const number = (name: string, label: string, most: number) => ({
  name,
  label,
  least: 0,
  most,
  wrong: `${label}: enter a whole number from 0 to ${most}`,
})

/** A page of results with the parts that the script renews. */
const Page = ({ count, level = false, minutes }: PageProps) => (
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
        <ClientFilter
          legend="Client"
          ageLegend="Age"
          age={[number('years', 'Years', 120), number('months', 'Months', 11)]}
          minutes={{
            ...number('minutes', 'Minutes', 999),
            ...(minutes === undefined ? {} : { value: minutes }),
          }}
        />
      </div>
      <button type="submit">
        Show <span id={SHOW_ID}>{count}</span>
      </button>
    </form>
    <p id={STATUS_ID} role="status" />
    <div id={RESULTS_ID}>
      <p data-announced>{count} assessments</p>
      {['P900000001', 'P900000002'].slice(0, count).map(code => (
        <input key={code} type="checkbox" data-compare={code} value={code} aria-label={code} />
      ))}
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

function draw(fresh: PageProps, shown: PageProps = { count: 12 }) {
  const markup = pageOf(fresh)
  ask.mockImplementation(async () => new Response(markup, { headers: { 'content-type': 'text/html' } }))
  render(<Page {...shown} />)
  stop = startLiveResults()
  return userEvent.setup()
}

const box = () => screen.getByRole('checkbox', { name: /^B/ })

describe('a change of a filter', () => {
  it('tells at the button how many there are now, and keeps what is chosen to be compared', async () => {
    const user = draw({ count: 1 })
    await user.click(screen.getByRole('checkbox', { name: 'P900000001' }))
    await user.click(screen.getByRole('checkbox', { name: 'P900000002' }))
    await user.click(box())
    await vi.waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Show 1'))
    expect(screen.getByRole('checkbox', { name: 'P900000001' })).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'P900000002' })).not.toBeInTheDocument()
  })

  it('needs no key where it is a number: a pause counts as the end of the input, and leaving the field asks no second time', async () => {
    const user = draw({ count: 3 })
    await user.type(field('Years'), '12')
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 assessments'), 3_000)
    expect(field('Years')).toHaveFocus()
    await user.tab()
    expect(ask.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/\?q=memory&years=12$/)])
  })

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

  it('takes nothing away that a user is typing elsewhere', async () => {
    const user = draw({ count: 3, level: true })
    await user.click(box())
    await user.type(screen.getByRole('spinbutton', { name: 'Years' }), '12')
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'))
    expect(screen.getByRole('spinbutton', { name: 'Years' })).toHaveValue(12)
    expect(screen.getByRole('spinbutton', { name: 'Years' })).toHaveFocus()
  })

  it('leaves out what was not filled in', async () => {
    const user = draw({ count: 3 })
    await user.click(screen.getByRole('button', { name: /^Show/ }))
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

const field = (name: string) => screen.getByRole('spinbutton', { name })
const WRONG_MONTHS = 'Months: enter a whole number from 0 to 11'

describe('a number that cannot be', () => {
  it.each(['15', '6.5', '-1'])(
    'is shown at its field and read out, and asks for nothing: %s',
    async typed => {
      const user = draw({ count: 3 })
      await user.type(field('Months'), typed)
      await user.tab()
      expect(field('Months')).toBeInvalid()
      expect(field('Months')).toHaveAccessibleDescription(WRONG_MONTHS)
      expect(screen.getByText(WRONG_MONTHS, { selector: 'p:not([role])' })).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent(WRONG_MONTHS)
      expect(ask).not.toHaveBeenCalled()
    },
  )

  it('does not stop the other filters, which go along with the last right one', async () => {
    const user = draw({ count: 3, minutes: 30 }, { count: 12, minutes: 30 })
    await user.type(field('Years'), '6')
    await user.type(field('Months'), '15')
    await user.clear(field('Minutes'))
    await user.type(field('Minutes'), '1000')
    await user.click(box())
    await vi.waitFor(() => expect(ask.mock.lastCall?.[0]).toMatch(/\?q=memory&level=b&years=6&minutes=30$/))
    expect(field('Months')).toHaveValue(15)
    expect(field('Months')).toHaveAccessibleDescription(WRONG_MONTHS)
  })

  it('is forgotten once it is put right', async () => {
    const user = draw({ count: 3 })
    await user.type(field('Months'), '15')
    await user.tab()
    await user.clear(field('Months'))
    await user.type(field('Months'), '5')
    await user.tab()
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 assessments'))
    expect(field('Months')).toBeValid()
    expect(field('Months')).not.toHaveAccessibleDescription()
    expect(ask.mock.lastCall?.[0]).toMatch(/&months=5$/)
  })

  it('is where the button leads that would send it', async () => {
    const user = draw({ count: 3 })
    await user.type(field('Months'), '15')
    await user.click(screen.getByRole('button', { name: /^Show/ }))
    expect(field('Months')).toHaveFocus()
    expect(ask).not.toHaveBeenCalled()
  })

  it('typed before the script came is shown, and nothing is asked with it', async () => {
    const markup = pageOf({ count: 3 })
    ask.mockImplementation(async () => new Response(markup))
    render(<Page count={12} />)
    fireEvent.input(field('Months'), { target: { value: '15' } })
    stop = startLiveResults()
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 assessments'))
    expect(ask.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/\?q=memory$/)])
    expect(field('Months')).toBeInvalid()
  })
})
