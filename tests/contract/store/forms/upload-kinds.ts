import { OHIO } from '@/e2e/support/checkout-forms'
import type { Order } from '@/lib/contract/commerce/order/order'
import { getMessages } from '@/lib/i18n/messages'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { documentPath, exemptionActionPath, purchaseOrderActionPath } from '@/lib/site/document-paths'
import { orderActionPath } from '@/lib/site/order-paths'
import { accountExemptionActionPath, certificatePath } from '@/lib/site/organisation-paths'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { RECEIVED } from '../orders/seeded-orders-harness.ts'
import { LICENCE, type serveEvidence } from '../qualifications/evidence-harness.ts'

type Store = ReturnType<typeof serveEvidence>
type Sent = Awaited<ReturnType<Store['sent']>>

/** A file as its owner finds it. */
type KeptFile = { name: string; address: string }

/** A way to upload a file. */
export type UploadKind = {
  username: string
  /** The handler, and the field of its form that takes the file. */
  path: string
  field: string
  /** Arrives where the form is; returns its other fields. */
  arrive: (store: Store) => Promise<Record<string, string>>
  /** What is kept, as its owner finds it. */
  files: (store: Store, fields: Record<string, string>) => Promise<readonly KeptFile[]>
  /** The rule that a refusal names; undefined for a file that was accepted. */
  fault: (store: Store, sent: Sent) => Promise<string | undefined>
  /** Whether the file may be left out. */
  isOptional?: true
  /** Whether several files may be kept; then a form names the one that it replaces. */
  isList?: true
}

/** The error at the field, by the form that is shown again. */
const atField =
  (field: string): UploadKind['fault'] =>
  async (store, { query }) => {
    const form = await store.rejected(query)
    return form?.errors.fieldErrors.find(({ name }) => name === field)?.code
  }

const toFile = ({ id, fileName }: { id: string; fileName: string }): KeptFile => ({
  name: fileName,
  address: documentPath('en-us', id),
})

const ORGANISATION = 'org-eastmarsh'

const EXEMPTION = {
  certificateNumber: 'OR-1',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  signed: 'on',
}

const exemptionFiles: UploadKind['files'] = async store => {
  const { listTaxExemptions } = await import('@/lib/backends/commerce/documents.server')
  const listed = await listTaxExemptions(await store.context(), ORGANISATION)
  return (listed.ok ? listed.value : [])
    .filter(({ region }) => region.isocode === 'US-OR')
    .map(({ id, fileName }) => ({ name: fileName, address: certificatePath('en-us', ORGANISATION, id) }))
}

const orderThatWaits = (reason: string) => async (store: Store) => ({
  [ORDER_FIELD]: String(
    store
      .database()
      .prepare(
        `SELECT code FROM commerce_orders WHERE site = 'usassessments' AND status = 'ON_VALIDATION'
         AND hold_reasons = json_array(?)`,
      )
      .get(reason)?.code,
  ),
})

const orderFiles =
  (fileOf: (order: Order) => Order['certificate']): UploadKind['files'] =>
  async (store, fields) => {
    const { fetchVisibleOrder } = await import('@/lib/backends/commerce/order-history.server')
    const read = await fetchVisibleOrder(await store.context(), fields[ORDER_FIELD] ?? '')
    const file = read.ok ? fileOf(read.value.order) : undefined
    return file === undefined ? [] : [toFile(file)]
  }

/** A cart of the district that is shipped to Oregon, where it is not exempt. */
async function shipToOregon(store: Store): Promise<Record<string, string>> {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  await store.add({ [ITEMS.kit]: 1 })
  const line = { region: 'US-OR', city: 'Portland', street: '27 Cedarlight Avenue', postalCode: '97205-3310' }
  await store.save({ account: { account: ORGANISATION }, shipping: { ...OHIO, ...line } })
  const { user } = await store.context()
  const asked = (await checkoutDrafts.read({ user: user.id }, 'shipping'))?.question
  const answer = { intent: 'use-address', addressToUse: 'entered', ...(asked && { question: asked }) }
  await store.save({ shipping: answer })
  return EXEMPTION
}

/** Every upload that is kept, by the module of its handler. */
export const UPLOAD_KINDS: Readonly<Record<string, UploadKind>> = {
  'lib/qualifications/handle-submission.server.ts': {
    username: 'jonas.wick',
    path: qualificationActionPath('en-us', 'submission'),
    field: 'document',
    arrive: async store => {
      const { path } = await store.send('evidence', LICENCE)
      return { qualification: path.split('/').at(-1) ?? '', intent: 'add' }
    },
    files: async (store, { qualification }) =>
      ((await store.listed()).find(({ id }) => id === qualification)?.documents ?? []).map(toFile),
    fault: atField('document'),
    isList: true,
  },
  'lib/checkout/documents/handle-account-exemption.server.ts': {
    username: 'edith.marsh',
    path: accountExemptionActionPath('en-us'),
    field: 'certificate',
    arrive: async () => ({ ...EXEMPTION, organisation: ORGANISATION, region: 'US-OR' }),
    files: exemptionFiles,
    fault: atField('certificate'),
  },
  'lib/checkout/documents/handle-exemption.server.ts': {
    username: 'edith.marsh',
    path: exemptionActionPath('en-us'),
    field: 'certificate',
    arrive: shipToOregon,
    files: exemptionFiles,
    fault: atField('certificate'),
  },
  'lib/checkout/documents/handle-purchase-order.server.ts': {
    username: 'edith.marsh',
    path: purchaseOrderActionPath('en-us'),
    field: 'document',
    arrive: async store => {
      await store.add({ [ITEMS.kit]: 1 })
      return { intent: 'upload' }
    },
    files: async store => {
      const { purchaseOrderDocument } = await store.cart()
      return purchaseOrderDocument === undefined ? [] : [toFile(purchaseOrderDocument)]
    },
    fault: async (_store, { told }) => {
      const { faults } = getMessages('en-us').checkout.document
      return Object.entries(faults).find(([, text]) => told.includes(text))?.[0]
    },
  },
  'lib/order-changes/handle-certificate.server.ts': {
    username: 'petra.lind',
    path: orderActionPath('en-us', 'certificate'),
    field: 'certificate',
    arrive: orderThatWaits('QUALIFIED_USER'),
    files: orderFiles(({ certificate }) => certificate),
    fault: atField('certificate'),
  },
  'lib/order-changes/handle-purchase-order.server.ts': {
    username: 'petra.lind',
    path: orderActionPath('en-us', 'purchase-order'),
    field: 'document',
    // The number is used, so that the order goes on waiting, whatever is sent beside it.
    arrive: async store => ({
      ...(await orderThatWaits('PURCHASE_ORDER')(store)),
      purchaseOrderNumber: RECEIVED,
    }),
    files: orderFiles(({ purchaseOrderDocument }) => purchaseOrderDocument),
    fault: atField('document'),
    isOptional: true,
  },
}
