import type { RefCallback } from 'react'
import { Button } from '@/components/ui/button'
import { type SupportBarWords, timeLeftText, warningText } from '@/lib/support/bar-words'

type Props = SupportBarWords & {
  className?: string
  /** Extends the session; undefined without script, where every page view does. */
  onStay?: () => void
  /** Given the bar; undefined without script. */
  barRef?: RefCallback<HTMLElement>
}

/**
 * Fixed bar of a support agent acting as a customer: the customer, the remaining time, a warning before the
 * timeout, and the button that ends the session (pages: Support login). The style sheet keeps content and
 * focused elements clear of it; however low the screen, it covers no more than half.
 */
export const SupportBar = ({ className = '', onStay, barRef, ...words }: Props) => {
  const warning = warningText(words, words.secondsLeft)
  return (
    <aside
      ref={barRef}
      aria-label={words.label}
      data-support-bar=""
      className={`no-print fixed inset-x-0 bottom-(--consent-height,0px) z-40 max-h-[50vh] overflow-y-auto border-t-4 border-caution bg-caution-soft ${className}`}
    >
      <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <div className="min-w-0 wrap-anywhere">
          <p>
            <strong>{words.acting}</strong>
            {words.organization !== '' && <span className="max-sm:hidden"> · {words.organization}</span>}
          </p>
          {warning === undefined && <p className="text-sm">{timeLeftText(words, words.secondsLeft)}</p>}
          <p role="alert" className="text-sm font-semibold">
            {warning}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {warning !== undefined && onStay !== undefined && words.stay !== '' && (
            <Button type="button" onClick={onStay}>
              {words.stay}
            </Button>
          )}
          <form method="post" action={words.action}>
            <Button type="submit" variant="secondary">
              {words.end}
            </Button>
          </form>
        </div>
      </div>
    </aside>
  )
}
