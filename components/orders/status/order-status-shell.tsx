import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { orderStatusPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Heading of the page; without one it is the first page, whose name it has. */
  title?: string
  errors?: ShownErrors
  children: ReactNode
}

/** Frame of the pages of the order status. */
export function OrderStatusShell({ locale, title, errors, children }: Props) {
  const first = getTranslator(locale, 'orders')('guest.title')
  const crumbs =
    title === undefined
      ? [{ label: first }]
      : [{ label: first, href: orderStatusPath(locale) }, { label: title }]
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), ...crumbs]}
      />
      <div className="mt-4">
        {errors !== undefined && (
          <ErrorSummary title={getTranslator(locale, 'errors')('summaryTitle')} entries={errors.summary} />
        )}
        <h1>{title ?? first}</h1>
      </div>
      {children}
    </div>
  )
}
