import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DISCARD_PARAMETER,
  HAND_OVER_PARAMETER,
  LEAVE_PARAMETER,
  REMOVE_PARAMETER,
  WITHDRAW_PARAMETER,
} from '@/lib/site/page-parameters'
import { customerOnlyWrite } from '@/lib/support/customer-only'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LINES, quantities, SCRIPT } from '../cart/cart-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { serveSupport, TEXTS } from './support-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// What only the customer does is not on a page as a form; see also tests/architecture/support-forms.test.ts.

const store = serveSupport()

// Without the flags there is neither history nor evidence.
beforeEach(() => {
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
})

const first = (sql: string): string => {
  const [value] = Object.values(store.sandbox().context.database.prepare(sql).get() ?? {})
  if (value === undefined) throw new Error(`nothing is found by ${sql}`)
  return String(value)
}

const evidence = (status: string) =>
  first(`SELECT id FROM commerce_qualifications WHERE status = '${status}'
    AND customer_id = (SELECT customer_id FROM commerce_customers WHERE uid = 'quentin.ash')`)

const held = (reason: string) =>
  first(`SELECT code FROM commerce_orders WHERE status = 'ON_VALIDATION' AND hold_reasons = '["${reason}"]'`)

/** A page with a form of the customer alone: its folder, its customer, its code, and its query. */
type Row = readonly [page: string, username: string, code: () => string, query: () => PageParameters]

const nothing = () => ({})
const eastmarsh = () => 'org-eastmarsh'
const colleague = () =>
  first(`SELECT customer_id FROM commerce_associations WHERE organization_uid = 'org-eastmarsh'
    AND customer_id <> '${store.numberOf('edith.marsh')}'`)

const ROWS: readonly Row[] = [
  ['order-history/[code]', 'petra.lind', () => held('PURCHASE_ORDER'), nothing],
  ['order-history/[code]', 'petra.lind', () => held('QUALIFIED_USER'), nothing],
  ['accounts/[code]', 'edith.marsh', eastmarsh, nothing],
  ['accounts/[code]', 'edith.marsh', eastmarsh, () => ({ [LEAVE_PARAMETER]: 'ask' })],
  ['accounts/[code]', 'edith.marsh', eastmarsh, () => ({ [REMOVE_PARAMETER]: colleague() })],
  ['accounts/[code]', 'edith.marsh', eastmarsh, () => ({ [HAND_OVER_PARAMETER]: colleague() })],
  ['accounts/[code]/tax-exemptions', 'edith.marsh', eastmarsh, nothing],
  ['qualifications/[code]', 'quentin.ash', () => evidence('MORE_INFORMATION'), nothing],
  ['qualifications/[code]', 'quentin.ash', () => evidence('DRAFT'), nothing],
  [
    'qualifications/[code]',
    'quentin.ash',
    () => evidence('SUBMITTED'),
    () => ({ [WITHDRAW_PARAMETER]: 'ask' }),
  ],
]

const draw = async ([page, , code, query]: Row): Promise<string> => {
  renderFor(store.browser)
  const html = await drawPage(`store/my-account/${page}`, query(), code())
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

/** Handlers of the customer alone to which the forms of a page are sent. */
const ownForms = (html: string): readonly string[] =>
  [...html.matchAll(/\b(?:form)?action="(\/api\/[^"?]*)/gi)]
    .map(([, path = '']) => path)
    .filter(path => customerOnlyWrite(path) !== undefined)

describe.each(ROWS.map(row => [row[0], row[1], row] as const))(
  'the page %s of %s',
  (_page, username, row) => {
    it('has the form for the customer, and for an agent the sentence who sends it', async () => {
      await store.browser.signIn(username)
      const own = await draw(row)
      expect(ownForms(own)).not.toEqual([])
      expect(own).not.toContain(TEXTS.barred.how)
      await store.signIn('vera.support')
      await store.start(username)
      const html = await draw(row)
      expect(ownForms(html)).toEqual([])
      expect(html).toContain(TEXTS.barred.how)
      // The page is shown all the same.
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(own)?.[1])
    })
  },
)

/** Files that the customer has sent, as a page offers them. */
const filesIn = (html: string) =>
  html.match(/\/api\/(?:checkout\/documents|qualifications\/files|organisations\/certificate)[/?]/g) ?? []

const withFile = () =>
  first(`SELECT q.id FROM commerce_qualifications q
    JOIN commerce_qualification_documents d ON d.qualification = q.id
    JOIN commerce_customers c ON c.customer_id = q.customer_id WHERE c.uid = 'quentin.ash'`)

it('the page of an evidence names its files to an agent, and offers them to the customer only', async () => {
  const row: Row = ['qualifications/[code]', 'quentin.ash', withFile, nothing]
  const name = first(`SELECT d.file_name FROM commerce_documents d
    JOIN commerce_qualification_documents q ON q.document = d.id WHERE q.qualification = '${withFile()}'`)
  await store.browser.signIn('quentin.ash')
  expect(filesIn(await draw(row))).not.toEqual([])
  await store.signIn('vera.support')
  await store.start('quentin.ash')
  const html = await draw(row)
  expect(filesIn(html)).toEqual([])
  expect(html).toContain(name)
})

it('the list of evidence offers an agent none to send, and no draft to delete', async () => {
  await store.signIn('vera.support')
  await store.start('quentin.ash')
  const html = await draw(['qualifications', '', () => '', () => ({ [DISCARD_PARAMETER]: 'new' })])
  expect(ownForms(html)).toEqual([])
  expect(html).toContain(TEXTS.barred.how)
})

it('the cart that an agent has filled says who checks it out, and leads to no checkout', async () => {
  await store.signIn('vera.support')
  await store.start('edith.marsh')
  await store.browser.send(LINES, { form: quantities({ [ITEMS.manual]: 1 }), headers: SCRIPT })
  renderFor(store.browser)
  const html = (await drawPage('store/cart', {})).replaceAll('<!-- -->', '')
  expect(html).toContain('value="save"')
  expect(html).not.toMatch(/value="(?:checkout|express)"/)
  expect(html).toContain(TEXTS.barred.parts.terms)
})
