import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { invoiceFilePath, invoicePath } from '@/lib/site/invoice-paths'
import { forgetProcessState } from '../../../support/process-state'
import { readPdf } from '../../../support/read-pdf'
import { SEEDED } from '../../commerce/invoices/invoice-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()

const PAGE = 'store/invoices'
const TEXTS = getMessages('en-us').invoices

const draw = async (query: Record<string, string> = {}, number = '') => {
  renderFor(store.browser)
  const html = await drawPage(number === '' ? PAGE : `${PAGE}/[code]`, query, number)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
})
beforeEach(() => store.signIn('petra.lind'))

const signInAs = async (name: string) => {
  store.browser.forget()
  await store.signIn(name)
}

const linkTo = (number: string) => `href="${invoicePath('en-us', number)}"`

describe('the list of invoices', () => {
  it('states what is due by age and currency, and each invoice with its status', async () => {
    const page = await draw()
    for (const text of [
      '$755.00',
      'CA$250.00',
      TEXTS.ageing.credit,
      '$125.00',
      TEXTS.statuses.PARTIALLY_PAID,
    ])
      expect(page).toContain(text)
    expect(page).toContain('15 days overdue')
    expect(page).toContain(TEXTS.disputed)
    expect(page).toContain(linkTo(SEEDED.overdue))
    expect(page).toContain('>$644.00<')
    expect(page).not.toContain('$0.00 due')
  })

  it.each([
    [{ q: SEEDED.paid }, SEEDED.paid, SEEDED.open],
    [{ q: '00010' }, SEEDED.personal, SEEDED.open],
    [{ status: 'unpaid' }, SEEDED.open, SEEDED.paid],
    [{ status: 'CREDITED' }, SEEDED.credited, SEEDED.open],
    [{ least: '644', most: '644' }, SEEDED.paid, SEEDED.open],
    [{ account: 'personal' }, SEEDED.personal, SEEDED.open],
    [{ sort: 'byNumber:desc', until: '2020-01-01' }, undefined, SEEDED.open],
  ])('is searched and filtered: %o', async (query, shown, hidden) => {
    const page = await draw(query)
    expect(page).toContain(shown === undefined ? TEXTS.none : linkTo(shown))
    expect(page).not.toContain(linkTo(hidden))
  })

  it('drops what is no filter', async () => {
    const page = await draw({ least: '1e9', account: "'", status: 'LOST', from: 'soon', q: '<script>' })
    expect(page).toContain(TEXTS.none)
    expect(page).toContain('value="&lt;script&gt;"')
    expect(await draw({ least: '1e9', account: "'", status: 'LOST' })).toContain(linkTo(SEEDED.open))
  })

  it('says that there is nothing to pay, and whose invoices a member does not see', async () => {
    await signInAs('hugo.sato')
    expect(await draw()).toContain(TEXTS.empty.title)
    await signInAs('mira.solberg')
    expect(await draw()).toContain('Cedarlight Clinic')
  })

  it('is a form that looks one up for a visitor', async () => {
    store.browser.forget()
    expect(await draw({ q: '1' })).toContain(TEXTS.lookup.intro)
  })
})

describe('invoices as CSV', () => {
  const read = async (query: string) => {
    const answer = await store.browser.send(`/api/invoices/csv?locale=en-us${query}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    return text.trimEnd().split('\r\n')
  }

  it('are all, those that were found, or those that were chosen', async () => {
    const [head, ...rows] = await read('')
    expect(head).toBe(`\u{feff}${Object.values(TEXTS.columns).join(',')}`)
    expect(rows.length).toBeGreaterThan(10)
    expect(await read('&status=CREDITED')).toHaveLength(2)
    const chosen = await read(`&invoice=${SEEDED.partPaid}&invoice=${SEEDED.canadian}`)
    expect(chosen.slice(1)).toEqual([
      expect.stringMatching(
        /^57000002,,LR-2012,Linden Row Psychology,2\d{3}-\d\d-\d\d,2\d{3}-\d\d-\d\d,Partly paid,1299.00,799.00,USD$/,
      ),
      expect.stringMatching(/^57000009,.*,250.00,250.00,CAD$/),
    ])
  })

  it('are nobody else’s', async () => {
    await signInAs('otto.dunmore')
    const answer = await store.browser.send(`/api/invoices/csv?locale=en-us&invoice=${SEEDED.open}`)
    expect(answer.status).toBe(303)
    store.browser.forget()
    const anonymous = await store.browser.send('/api/invoices/csv?locale=en-us')
    expect(anonymous.headers.get('location')).toContain('/login')
  })
})

describe('an invoice', () => {
  it('has a page with its sums, what came off it, and a link to help that names it', async () => {
    const page = await draw({}, SEEDED.partPaid)
    for (const text of ['$1,299.00', '$799.00', '$500.00', 'LR-2012', '1004']) expect(page).toContain(text)
    expect(page).toContain(encodeURIComponent(SEEDED.partPaid))
    expect(page).toMatch(/contact[^"]*message=[^"]*57000002/)
    expect(page).toContain(TEXTS.dispute)
    const disputed = await draw({}, SEEDED.disputed)
    expect(disputed).toContain('Two of the five manuals')
    expect(disputed).not.toContain(TEXTS.dispute)
  })

  it('is the same as a PDF, with the lines of its order where it has one', async () => {
    const pdfOf = async (number: string) => {
      const answer = await store.browser.send(invoiceFilePath('en-us', number))
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
    }
    const plain = await pdfOf(SEEDED.partPaid)
    for (const text of [SEEDED.partPaid, '$1,299.00', '$799.00', 'LR-2012', 'Linden Row Psychology'])
      expect(plain).toContain(text)
    const row = store
      .database()
      .prepare('SELECT number FROM commerce_invoices WHERE order_code IS NOT NULL')
      .get()
    expect(await pdfOf(String(row?.number))).toContain('MWLR')
  })

  it('of somebody else, or of nobody, does not exist', async () => {
    await signInAs('otto.dunmore')
    for (const number of [SEEDED.open, '57999999', 'x']) {
      expect(await draw({}, number)).not.toContain('$')
      const file = await store.browser.send(invoiceFilePath('en-us', number))
      expect(file.status).not.toBe(200)
    }
  })
})
