import type { ComponentProps } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { Locale } from '@/lib/site/sites'
import { barredForm } from '@/lib/support/customer-only'
import { CustomerOnlyNote } from './customer-only-note'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'hidden'> & {
  locale: Locale
  /** Address of the handler. */
  action: string
  hidden: HiddenFieldValues
}

/** A form that only the customer may submit; a support agent sees an explanation in its place. */
export function CustomerOnlyForm({ locale, action, hidden, children, ...form }: Props) {
  const part = barredForm(hidden, action)
  if (part !== undefined) return <CustomerOnlyNote {...{ locale, part }} />
  return (
    <form {...form} method="post" action={action}>
      <HiddenFields {...hidden} />
      {children}
    </form>
  )
}
