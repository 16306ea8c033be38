import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import type { ExpressStep } from '@/lib/checkout/express/express-steps'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressActionPath } from '@/lib/site/order-routes'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  step: ExpressStep
  hidden: HiddenFieldValues
  /** Shown at once, for a part that is not settled yet. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of the order that is changed where it is shown; it needs no script. */
export function ChangeForm({ locale, step, hidden, isOpen = false, children }: Props) {
  const t = getTranslator(locale, 'checkout')
  const inReview = getTranslator(locale, 'orders')
  const section = t(`steps.${step}.short`)
  const form = (
    <form method="post" action={expressActionPath(locale)} className="mt-4 space-y-5">
      <HiddenFields {...hidden} />
      <input type="hidden" name="step" value={step} />
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary">
          {t('express.use')}
        </Button>
        <a href={checkoutPath(locale, step)} className="inline-block py-1">
          {t('express.more', { section })}
        </a>
      </p>
    </form>
  )
  if (isOpen) return form
  return (
    <details className="no-print mt-3">
      <summary className="inline-block cursor-pointer py-1 text-link underline">
        {inReview('review.named', { section })}
      </summary>
      {form}
    </details>
  )
}
