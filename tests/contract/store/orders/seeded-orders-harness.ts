import { beforeEach } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import { orderActionPath } from '@/lib/site/order-paths'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { storeTyped } from '../forms/store-typed.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

type FormName = Parameters<typeof orderActionPath>[1]

const PAGE = 'store/my-account/order-history/[code]'

/** Purchase order numbers of seeded orders: one that was received just now, and one that has arrived. */
export const RECEIVED = 'LR-1001'
export const ARRIVED = 'LR-1288'

/** The page of an order. */
export const pageOf = (code: string) => accountDetailPath('en-us', 'orderHistory', code)

/** The store with the seeded orders of Petra, who is signed in before each test. */
export function serveSeededOrders() {
  const store = serveOrders()

  // Without the flag there is no history.
  beforeEach(() => {
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
  })
  beforeEach(() => store.signIn('petra.lind'))

  /** HTML of the page of an order, or of a page below it. */
  const draw = async (code: string, part = '', query: Record<string, string> = {}) => {
    renderFor(store.browser)
    const html = await drawPage(`${PAGE}${part}`, query, code)
    return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
  }

  const codeWhere = (condition: string, value: string): string =>
    String(
      store
        .database()
        .prepare(`SELECT code FROM commerce_orders WHERE site = 'usassessments' AND ${condition}`)
        .get(value)?.code,
    )

  /** The mark of the signed-in user, as forms carry it. */
  const mark = async () => ({ [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) })

  const send = async (form: FormName, code: string, fields: Record<string, string> = {}) =>
    store.sent(orderActionPath('en-us', form), { ...(await mark()), [ORDER_FIELD]: code, ...fields })

  /** Has a form stored, as its page does when the session ends; returns that page, which shows it again. */
  const drawStored = async (
    form: FormName,
    [code, part]: readonly [code: string, part: string],
    fields: Record<string, string>,
  ) => {
    const sent = { ...(await mark()), [ORDER_FIELD]: code, ...fields }
    return draw(code, part, await storeTyped(store.browser, orderActionPath('en-us', form), sent))
  }

  return {
    ...store,
    draw,
    /** The number of an order by that of its purchase order. */
    seeded: (number: string) => codeWhere('purchase_order_number = ?', number),
    /** The number of an order that waits for one thing only. */
    held: (reason: string) => codeWhere("status = 'ON_VALIDATION' AND hold_reasons = json_array(?)", reason),
    mark,
    send,
    drawStored,
  }
}
