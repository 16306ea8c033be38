import { formatSiteDate } from '@/lib/format/date'
import type { FieldRefusal, FormErrors } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

const CODE = 'numberUsed'

/** Whether the answer of commerce is that another order has the number of the purchase order. */
export const isNumberUsed = (problem: Problem): boolean =>
  problem.kind === 'domain' && problem.code === 'PurchaseOrderUsedError'

/** The question whether a number is to be used again, at its field: the order that has it, and its date. */
export function usedNumberQuestion(locale: Locale, { details = [] }: Problem, number: string): FieldRefusal {
  const subjectOf = (type: string) => details.find(({ subjectType }) => subjectType === type)?.subject ?? ''
  const date = subjectOf('date')
  return {
    name: 'purchaseOrderNumber',
    code: CODE,
    params: { number, order: subjectOf('order'), date: formatSiteDate(locale, date) ?? date },
  }
}

/** The number that these errors ask about; undefined where they ask about none. */
export function numberAskedAbout(errors: Pick<FormErrors, 'fieldErrors'> | undefined): string | undefined {
  const number = errors?.fieldErrors.find(({ code }) => code === CODE)?.params?.number
  return number === undefined ? undefined : String(number)
}
