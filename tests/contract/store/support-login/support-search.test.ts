import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { supportCustomerPath, supportSearchPath } from '@/lib/site/support-paths'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LOCALE, serveSupport, TEXTS } from './support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSupport()

beforeEach(async () => {
  await store.signIn('vera.support')
})

const search = async (q: string) => {
  renderFor(store.browser)
  const html = await drawPage('store/my-account/support-login', { q })
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

const orderOf = (username: string): string =>
  String(
    store
      .sandbox()
      .context.database.prepare(
        'SELECT code FROM commerce_orders JOIN commerce_customers USING (customer_id) WHERE uid = ?',
      )
      .get(username)?.code,
  )

/** Each way to look for a customer: one of this site, one of another site, and what nobody has. */
const WAYS = {
  email: {
    here: 'edith.marsh@example.com',
    elsewhere: 'hugo.sato@example.com',
    nobody: 'no.one@example.com',
  },
  name: { here: 'edith marsh', elsewhere: 'Hugo Sato', nobody: 'Edith Sato' },
  'customer number': {
    here: () => store.numberOf('edith.marsh'),
    elsewhere: () => store.numberOf('hugo.sato'),
    nobody: 'C99999999',
  },
} as const

const textOf = (text: string | (() => string)): string => (typeof text === 'string' ? text : text())

describe.each(Object.entries(WAYS))('the search by %s', (_way, { here, elsewhere, nobody }) => {
  it('leads to the start form of a customer of this site', async () => {
    const html = await search(textOf(here))
    expect(html).toContain(`href="${supportCustomerPath(LOCALE, store.numberOf('edith.marsh'))}"`)
    expect(html).toContain('edith.marsh@example.com')
  })

  it('leads to the search of the site to which a customer belongs', async () => {
    const html = await search(textOf(elsewhere))
    expect(html).toContain(`href="${supportSearchPath('ja-jp', 'hugo.sato@example.com')}"`)
    expect(html).not.toContain(supportCustomerPath(LOCALE, store.numberOf('hugo.sato')))
  })

  it('says that it finds nobody, and keeps what was typed', async () => {
    const html = await search(nobody)
    expect(html).toContain(fill(TEXTS.search.none, { query: nobody }))
    expect(html).toContain(`value="${nobody}"`)
  })
})

describe('the search by order number', () => {
  it('finds who has placed the order, here and elsewhere', async () => {
    const number = orderOf('petra.lind')
    expect(number).toMatch(/^\d+$/)
    expect(await search(number)).toContain(supportCustomerPath(LOCALE, store.numberOf('petra.lind')))
    store
      .sandbox()
      .context.database.prepare('UPDATE commerce_orders SET customer_id = ? WHERE code = ?')
      .run(store.numberOf('hugo.sato'), number)
    const html = await search(number)
    expect(html).toContain(supportSearchPath('ja-jp', 'hugo.sato@example.com'))
    expect(html).not.toContain(supportCustomerPath(LOCALE, store.numberOf('petra.lind')))
  })

  it('says that nobody has placed an order of an unknown number', async () => {
    expect(await search('99999999')).toContain(fill(TEXTS.search.none, { query: '99999999' }))
  })
})

describe('the search of customers', () => {
  it('asks for a narrower text where it finds very many, and pages through them', async () => {
    const { database } = store.sandbox().context
    const [{ sql }] = database
      .prepare("SELECT sql FROM sqlite_schema WHERE name = 'commerce_customers'")
      .all() as [{ sql: string }]
    expect(sql).toContain('customer_id')
    const columns = database
      .prepare("SELECT name FROM pragma_table_info('commerce_customers')")
      .all()
      .map(({ name }) => String(name))
    const values = columns.map(name =>
      ['uid', 'customer_id', 'iam_id', 'email'].includes(name) ? `${name} || '-many-' || number` : name,
    )
    database.exec(
      `WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 60)
       INSERT INTO commerce_customers (${columns.join(',')})
       SELECT ${values.join(',')} FROM commerce_customers, numbers WHERE uid = 'edith.marsh'`,
    )
    const html = await search('edith marsh')
    expect(html).toContain(fill(TEXTS.search.many, {}))
    expect(html.match(/<h2/g)).toHaveLength(10)
    expect(html).toContain(getMessages(LOCALE).search.paging.next)
  })

  it.each([
    ['one letter', 'e', TEXTS.search.errors.tooShort],
    ['a sign of its own', '%', TEXTS.search.errors.tooShort],
    ['more than a hundred characters', 'm'.repeat(101), fill(TEXTS.search.errors.tooLong, { max: 100 })],
  ])('refuses %s and keeps it, without asking commerce', async (_case, typed, text) => {
    const html = await search(typed)
    expect(html).toContain(text)
    expect(html).toContain(`value="${typed}"`)
    expect(html).not.toContain('Edith')
  })

  it('takes signs that could mean something to a database as they are', async () => {
    for (const typed of ['%%', '__', "' OR 1=1 --", '\\\\'])
      expect(await search(typed)).toContain(TEXTS.search.none.split('{')[0])
  })

  it('drops control and direction marks from what was pasted', async () => {
    expect(await search('\u200eedith\u0000\tmarsh\u202e ')).toContain('edith.marsh@example.com')
  })

  it('is not for staff without the role', async () => {
    await store.send('sign-out')
    await store.signIn('otis.office')
    const html = await search('edith marsh')
    expect(html).toContain(TEXTS.forbidden.text)
    expect(html).not.toContain('edith.marsh@example.com')
  })
})
