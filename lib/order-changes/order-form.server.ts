import 'server-only'
import { accountRecordForm } from '@/lib/handlers/account-record-form.server'
import type { Problem } from '@/lib/result/result'
import { ORDER_FIELD } from './order-fields'

/** What everything shares that is done with an order. */
export const {
  form: ORDER_FORM,
  codeIn: orderIn,
  parseRecord: parseOrder,
  pageOf: pageOfOrder,
  backTo: backToOrder,
} = accountRecordForm({ name: 'order', page: 'orderHistory', field: ORDER_FIELD })

/** Whether commerce refuses because the order is in another state than the page showed. */
export const isLate = ({ kind, code }: Problem): boolean => kind === 'domain' && code === 'IllegalStateError'
