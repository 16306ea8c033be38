import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ContactAddress,
  delivered,
  namesIn,
  optionsOf,
  PROVINCES,
  refuseWith,
  STATES,
  sent,
  serveHandlers,
  server,
  submit,
  summary,
} from './forms'

serveHandlers()

const REGIONS = '*/api/reference/regions'

const DRAFT = {
  values: { country: 'US', region: 'US-NY', city: 'Utica', street: '12 Elm Street', postalCode: '13501' },
}

const regionsOf = (request: Request) => {
  const country = new URL(request.url).searchParams.get('country')
  return { US: STATES, CA: PROVINCES }[country ?? ''] ?? []
}

const answerRegions = () =>
  server.use(http.get(REGIONS, ({ request }) => HttpResponse.json({ regions: regionsOf(request) })))

const choose = (country: string) =>
  userEvent.selectOptions(screen.getByLabelText('Country or territory'), country)

const regions = () => screen.queryByLabelText(/^(State|Province|Prefecture|Region)/)
const send = () => submit('Save and continue')

afterEach(() => vi.useRealTimers())

describe('the contact address form', () => {
  it.each([
    ['Country or territory', 'country'],
    ['Street address', 'address-line1'],
    [/^Apartment/, 'address-line2'],
    [/^Building or/, 'address-line3'],
    ['City or town', 'address-level2'],
    ['State', 'address-level1'],
    ['ZIP code', 'postal-code'],
  ])('names the purpose of %s to the browser', (label, purpose) => {
    render(<ContactAddress />)
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
  })

  it('offers the countries in groups, that of its own site first', () => {
    render(<ContactAddress />)
    const groups = screen.getAllByRole('group').filter(group => group.tagName === 'OPTGROUP')
    expect(groups.map(group => [group.getAttribute('label'), optionsOf(group)])).toEqual([
      ['Americas', expect.arrayContaining(['United States', 'Canada'])],
      ['Asia', ['Hong Kong', 'Japan']],
    ])
  })

  it('lists it in the order of another country’s form too', async () => {
    render(<ContactAddress draft={{ values: { country: 'JP' } }} />)
    await send()
    expect(summary().map(([, address]) => address)).toEqual(['#postalCode', '#region', '#city', '#street'])
  })

  it('has no building line where the flag is off', () => {
    const { container } = render(<ContactAddress line3={false} />)
    expect(namesIn(container)).not.toContain('building')
  })

  it('gets the building line while a user types, and keeps what is typed', async () => {
    const { container, rerender } = render(<ContactAddress line3={false} />)
    const street = screen.getByRole('textbox', { name: /street/i })
    await userEvent.type(street, '27 Cedarlight Avenue')
    rerender(<ContactAddress line3 />)
    expect(namesIn(container)).toContain('building')
    expect(screen.getByRole('textbox', { name: /street/i })).toBe(street)
    expect(street).toHaveValue('27 Cedarlight Avenue')
  })

  it('lists what is missing in the order of the fields, and sends nothing', async () => {
    render(<ContactAddress />)
    await send()
    expect(summary().map(([, address]) => address)).toEqual(['#street', '#city', '#region', '#postalCode'])
    expect(sent).toEqual([])
  })

  it('keeps what is refused by the handler in its fields', async () => {
    refuseWith(422, { fieldErrors: [{ name: 'postalCode', code: 'invalid' }], formErrors: [] })
    render(<ContactAddress draft={DRAFT} />)
    await send()
    await waitFor(() => expect(summary()).toEqual([['Enter a valid ZIP code', '#postalCode']]))
    expect(screen.getByLabelText('ZIP code')).toHaveValue('13501')
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject(DRAFT.values)
  })
})

describe('another country', () => {
  it('brings its regions and its words', async () => {
    answerRegions()
    render(<ContactAddress />)
    await choose('Canada')
    await waitFor(() => expect(regions()).not.toBeNull())
    expect(optionsOf(regions() ?? document.body)).toEqual(['Choose from the list', 'Ontario'])
    expect(screen.queryByLabelText('ZIP code')).toBeNull()
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(
      /For example [A-Z]\d[A-Z] \d[A-Z]\d/,
    )
  })

  it('clears a region that is not there, says so, and leaves the rest', async () => {
    answerRegions()
    render(<ContactAddress draft={DRAFT} />)
    await choose('Canada')
    expect(screen.getByText(/We cleared .*\(Canada\): State/)).toBeVisible()
    await waitFor(() => expect(regions()).toHaveValue(''))
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street')
    expect(screen.getByLabelText('City or town')).toHaveValue('Utica')
    await choose('Hong Kong')
    expect(screen.queryByText(/We cleared/)).toBeNull()
  })

  it('clears a postal code that cannot be one there, and keeps one that can', async () => {
    answerRegions()
    const values = { ...DRAFT.values, region: '' }
    render(<ContactAddress draft={{ values }} />)
    await choose('Canada')
    expect(screen.getByText(/We cleared .*\(Canada\): Postal code\./)).toBeVisible()
    expect(screen.getByLabelText('Postal code')).toHaveValue('')
    await userEvent.type(screen.getByLabelText('Postal code'), '100-0005')
    await choose('Japan')
    expect(screen.queryByText(/We cleared/)).toBeNull()
    expect(screen.getByLabelText('Postal code')).toHaveValue('100-0005')
  })

  it('names everything that it cleared, each in the word that was read before or is read now', async () => {
    answerRegions()
    render(<ContactAddress draft={DRAFT} />)
    await choose('Canada')
    expect(screen.getByText(/\(Canada\): State, Postal code\./)).toBeVisible()
  })

  it('says nothing where nothing was cleared', async () => {
    answerRegions()
    render(<ContactAddress />)
    await choose('Canada')
    expect(screen.queryByText(/We cleared/)).toBeNull()
  })

  it('without regions or postal codes asks for neither', async () => {
    answerRegions()
    render(<ContactAddress />)
    await choose('Hong Kong')
    expect(regions()).toBeNull()
    expect(screen.getByLabelText(/^Post(al )?code/)).toHaveAccessibleName(/optional/)
  })

  it('is not overtaken by the late regions of an earlier one', async () => {
    let answerCanada = () => {}
    const asked = new Promise<void>(resolve => {
      server.use(
        http.get(REGIONS, async ({ request }) => {
          if (request.url.includes('country=CA')) {
            const held = new Promise<void>(release => {
              answerCanada = release
            })
            resolve()
            await held
          }
          return HttpResponse.json({ regions: regionsOf(request) })
        }),
      )
    })
    render(<ContactAddress />)
    await choose('Canada')
    await asked
    await choose('Hong Kong')
    await choose('United States')
    await waitFor(() => expect(optionsOf(regions() ?? document.body)).toContain('California'))
    await act(async () => answerCanada())
    await choose('United States')
    await waitFor(() => expect(optionsOf(regions() ?? document.body)).toContain('California'))
    expect(optionsOf(regions() ?? document.body)).not.toContain('Ontario')
  })

  it('asks once more for regions that do not come within ten seconds', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    answerRegions()
    render(<ContactAddress draft={DRAFT} />)
    await choose('Canada')
    await waitFor(() => expect(screen.getByText(/list of regions could not be loaded/)).toBeVisible())
    expect(deadline).toHaveBeenCalledWith(10_000)
    await waitFor(() => expect(regions()).not.toBeNull(), { timeout: 3_000 })
    deadline.mockRestore()
  })

  it('whose regions cannot be had can still be sent, and they come as soon as they can', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answerRegions()
    server.use(http.get(REGIONS, () => new HttpResponse(null, { status: 503 }), { once: true }))
    render(<ContactAddress draft={DRAFT} />)
    await choose('Canada')
    expect(regions()).toBeNull()
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeEnabled()
    await waitFor(() => expect(screen.getByText(/list of regions could not be loaded/)).toBeVisible())
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    await waitFor(() => expect(regions()).not.toBeNull())
    expect(screen.queryByText(/list of regions/)).toBeNull()
  })
})

describe('without script', () => {
  it('the form of another country is one button away, and Enter does not press it', () => {
    const page = delivered(renderToString(<ContactAddress draft={DRAFT} />))
    const plain = delivered(page.innerHTML.replaceAll(/<\/?noscript[^>]*>/g, ''))
    const buttons = [...plain.querySelectorAll('button:not([form])')]
    expect(buttons[0]?.hasAttribute('name')).toBe(false)
    expect(buttons.map(button => [button.getAttribute('name'), button.getAttribute('value')])).toContainEqual(
      ['intent', 'country'],
    )
  })

  it('what another country cleared is said on the page that follows', () => {
    const cleared = [
      { name: 'region', country: 'US' },
      { name: 'postalCode', country: 'JP' },
    ] as const
    const values = { ...DRAFT.values, country: 'JP', region: '', postalCode: '' }
    const page = delivered(renderToString(<ContactAddress draft={{ values, cleared }} />))
    const statuses = [...page.querySelectorAll('[role=status]')].map(status => status.textContent)
    expect(statuses).toContainEqual(expect.stringMatching(/We cleared .*\(Japan\): State, Postal code\./))
  })

  it('what was typed is there again, in the form of its country', () => {
    const draft = { values: { ...DRAFT.values, country: 'JP', region: '', postalCode: '1' } }
    const page = delivered(renderToString(<ContactAddress draft={draft} />))
    expect(page.querySelector('select[name=country] option[selected]')?.getAttribute('value')).toBe('JP')
    expect(page.querySelector('input[name=street]')?.getAttribute('value')).toBe('12 Elm Street')
    expect(page.querySelector('label[for=postalCode]')?.textContent).toMatch(/^Post/)
  })
})
