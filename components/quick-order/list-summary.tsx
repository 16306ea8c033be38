import { Button } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import { INTENT } from '@/lib/quick-order/list-fields'
import type { ListView } from '@/lib/quick-order/list-view'
import { MOST_ROWS } from '@/lib/quick-order/rows'
import type { ListWords } from './words'

type Props = {
  view: ListView
  state: 'idle' | 'checking' | 'failed'
  rowCount: number
  words: ListWords
  error: string | undefined
}

/** Numbers of lines by verdict, the subtotal, and what can be done with the list. */
export function ListSummary({ view, state, rowCount, words, error }: Props) {
  const { actions } = words
  const isFull = rowCount >= MOST_ROWS
  const message = error ?? (state === 'failed' ? words.failed : undefined)
  return (
    <>
      <p className="no-print mt-4 flex flex-wrap gap-3">
        {!isFull && (
          <Button type="submit" name={INTENT} value="rows" variant="secondary">
            {actions.rows}
          </Button>
        )}
        <Button type="submit" name={INTENT} value="check" variant="secondary">
          {actions.check}
        </Button>
      </p>
      {/* In the page from the start, so that it is announced when the last rows are added. */}
      <p aria-live="polite" className={isFull ? 'no-print mt-3 text-muted' : ''}>
        {isFull && words.rowLimit}
      </p>
      <div className="mt-6 max-w-form border-t border-line pt-4">
        <p role="status">{state === 'checking' ? words.checking : view.summary}</p>
        {view.subtotal !== undefined && (
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{words.subtotal}</span>
            <span className="text-xl font-semibold">{view.subtotal}</span>
            <span className="w-full text-sm text-muted">{words.subtotalNote}</span>
          </p>
        )}
        <p role="alert" className={message === undefined ? '' : 'mt-3 font-semibold text-danger'}>
          {message}
        </p>
        <p className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" name={INTENT} value="add">
            {view.addLabel}
          </Button>
          {(['save', 'quote', 'clear'] as const).map(intent => (
            <Button key={intent} type="submit" name={INTENT} value={intent} variant="quiet">
              {actions[intent]}
            </Button>
          ))}
          <PrintButton label={words.print} />
        </p>
      </div>
    </>
  )
}
