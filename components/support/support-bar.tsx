import { Button } from '@/components/ui/button'
import { type SupportBarWords, timeLeftText } from '@/lib/support/bar-words'

/**
 * Fixed bar of an agent who acts as a customer: who it is, the time that is left, and the button that ends it
 * (pages: Support login). Focused elements scroll clear of it by the style sheet.
 */
export const SupportBar = ({ className = '', ...words }: SupportBarWords & { className?: string }) => (
  <aside
    aria-label={words.label}
    data-support-bar=""
    className={`no-print fixed inset-x-0 bottom-(--consent-height,0px) z-40 border-t-4 border-caution bg-caution-soft ${className}`}
  >
    <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 wrap-anywhere">
        <strong>{words.acting}</strong>
        {words.organization !== '' && <span className="max-sm:hidden"> · {words.organization}</span>}
        <span className="block text-sm">{timeLeftText(words, words.secondsLeft)}</span>
      </p>
      <form method="post" action={words.action}>
        <Button type="submit" variant="secondary">
          {words.end}
        </Button>
      </form>
    </div>
  </aside>
)
