import { z } from 'zod'
import { FAILED, NEXT, REJECTED, type ResultOf } from '@/lib/handlers/form-result'
import type { ListView } from './list-view'

const QUICK_ORDER_NEXT = NEXT.extend({
  /** Verdicts for a script, which shows them without leaving the page. */
  view: z.custom<ListView>().optional(),
  /** Only a part was added; the rest may be submitted again. */
  isIncomplete: z.boolean().optional(),
})

export type QuickOrderNext = z.infer<typeof QUICK_ORDER_NEXT>

export type QuickOrderResult = ResultOf<QuickOrderNext>

/** A check is done anew each time, because stock and prices change. */
export const STORED_QUICK_ORDER_RESULT = {
  schema: z.discriminatedUnion('kind', [QUICK_ORDER_NEXT, REJECTED, FAILED]),
  isFinal: (result: QuickOrderResult) =>
    result.kind === 'next' && result.view === undefined && result.isIncomplete !== true,
}
