import { beforeEach } from 'vitest'
import { forgetProcessState } from '../../../support/process-state'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

/** Belongs to one organization, and has an address and no evidence. */
const USER = 'otto.dunmore'

/** Shapes that no identifier has. */
export const STRANGE: readonly string[] = [
  'x'.repeat(5_000),
  '../../users/current',
  '..%2F..%2Fusers',
  '%2e%2e%2f',
  'a/b',
  'a\\b',
  'id\u0000',
  '99999999999999999999999999',
  '-1',
  "' OR 1=1--",
  'org-cedarlight?fields=FULL',
  '',
]

const ADD = [
  `INSERT INTO commerce_payment_details
    SELECT 'card-of-edith', customer_id, 'subscription-of-edith', 'print-of-edith', 'visa', '4242', '04', '2039',
      'Edith Marsh', '{}', 1, 0, 0, NULL FROM commerce_customers WHERE iam_id = 'uid-edith'`,
  `INSERT INTO commerce_organization_invitations
    SELECT 'invitation-of-edith', 'org-eastmarsh', 'somebody@example.org', 'token-of-edith', customer_id, 0,
      9999999999999 FROM commerce_customers WHERE iam_id = 'uid-edith'`,
  `INSERT INTO commerce_documents
    SELECT 'file-of-edith', customer_id, 'secret.png', 'image/png', x'89504e470d0a1a0a0000000d49484452', 0
      FROM commerce_customers WHERE iam_id = 'uid-edith'`,
]

/** What a stranger could have changed; without what the clock changes, too, such as the state of an order. */
const WRITTEN = [
  'SELECT * FROM commerce_addresses',
  'SELECT * FROM commerce_associations',
  'SELECT code, customer_id FROM commerce_carts',
  'SELECT * FROM commerce_checkouts',
  'SELECT * FROM commerce_customers',
  'SELECT id, customer_id, file_name FROM commerce_documents',
  'SELECT * FROM commerce_organization_invitations',
  'SELECT code, purchase_order_number, hold_reasons FROM commerce_orders',
  'SELECT * FROM commerce_payment_details',
  'SELECT * FROM commerce_payment_terms',
  'SELECT id, customer_id, detail FROM commerce_qualifications',
  'SELECT code, customer_id, organization_uid FROM commerce_quotes',
  'SELECT * FROM commerce_tax_exemptions',
  "SELECT * FROM mail WHERE recipient = 'a@example.org'",
]

/** Things of others that have an identifier. */
export type What = keyof ReturnType<typeof identifiersOf>

type Store = ReturnType<typeof serveOrders>

/** Identifiers of others: those of a user in another organization, and of that organization. */
function identifiersOf(store: Pick<Store, 'database'>) {
  /** The first value that is found. @throws if there is none */
  const first = (sql: string): string => {
    const [value] = Object.values(store.database().prepare(sql).get() ?? {})
    if (value === undefined) throw new Error(`nothing is found by ${sql}`)
    return String(value)
  }

  const idOf = (table: string, user: string, id = 'id') =>
    first(
      `SELECT ${id} FROM ${table} WHERE customer_id =
        (SELECT customer_id FROM commerce_customers WHERE iam_id = '${user}') LIMIT 1`,
    )

  return {
    address: () => idOf('commerce_addresses', 'uid-edith'),
    organization: () => 'org-eastmarsh',
    member: () => idOf('commerce_associations', 'uid-edith', 'customer_id'),
    invitation: () => 'invitation-of-edith',
    token: () => 'token-of-edith',
    card: () => 'card-of-edith',
    evidence: () => idOf('commerce_qualifications', 'uid-quentin'),
    file: () => 'file-of-edith',
    order: () => idOf('commerce_orders', 'uid-petra', 'code'),
    quote: () => idOf('commerce_quotes', 'uid-petra', 'code'),
    savedCart: () => idOf('commerce_carts', 'uid-petra', 'code'),
    draft: () => 'degree..',
    kind: () => 'nothing',
    customer: () => 'edith.marsh',
  } as const
}

/** The store with a user who tries identifiers of others, and what is written down of everybody. */
export function serveIdentifiers() {
  const store = serveOrders()

  beforeEach(async () => {
    for (const sql of ADD) store.database().exec(sql)
    await store.signIn(USER)
    // Without its flags, most pages of the account are there for nobody.
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
    const { keepDraft } = await import('@/lib/qualifications/kept-drafts.server')
    const values = { institution: 'secret school of Edith' }
    await keepDraft('uid-edith', { kind: 'degree', id: '', renews: '', values })
  })

  const written = (): string => JSON.stringify(WRITTEN.map(sql => store.database().prepare(sql).all()))

  return { ...store, written, theirs: (what: What) => identifiersOf(store)[what]() }
}
