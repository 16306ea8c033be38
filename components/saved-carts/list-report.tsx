import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; report: CartFlash; hidden: HiddenFieldValues }

const TONES = { success: 'success', caution: 'warning', danger: 'error' } as const

/** Report on the last change of the list; a deleted saved cart is brought back by its button. */
export function ListReport({ locale, report, hidden }: Props) {
  const { tone, message, lines, deleted } = report
  return (
    <div className="no-print mt-6 max-w-form">
      <Banner
        tone={TONES[tone]}
        toneLabel={getTranslator(locale, 'layout')(`tones.${TONES[tone]}`)}
        title={message}
        announce="none"
      >
        {lines.map(({ text }) => (
          <p key={text} className="mt-2 wrap-anywhere">
            {text}
          </p>
        ))}
        {deleted !== undefined && (
          <form method="post" action={savedCartsActionPath(locale)} className="mt-3">
            <HiddenFields {...hidden} />
            <input type="hidden" name="list" value={deleted} />
            <Button type="submit" name="intent" value="undelete" variant="secondary">
              {getTranslator(locale, 'cart')('removed.undo')}
            </Button>
          </form>
        )}
      </Banner>
    </div>
  )
}
