import type { Locale } from '@/lib/site/sites'

type Props = { from: Locale; choicePath: string; label: string; onChoice?: () => void }

/**
 * Button that returns after a move: a choice in the country selector, which has priority from then on (spec
 * §4).
 */
export const SwitchUndo = ({ from, choicePath, label, onChoice }: Props) => (
  <form method="post" action={choicePath} {...(onChoice && { onSubmit: onChoice })}>
    <button
      type="submit"
      name="choice"
      value={from}
      className="min-h-11 rounded-sm text-left font-semibold text-link underline underline-offset-4"
    >
      {label}
    </button>
  </form>
)
