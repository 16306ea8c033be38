import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { barredForm } from '@/lib/support/customer-only'

type Props = {
  /** Address of the handler of the actions. */
  action: string
  hidden: HiddenFieldValues
  /** Field that names the entry. */
  field: { name: string; value: string }
  children: ReactNode
}

/** Form with the actions on one list entry; hidden from support agents if reserved for the customer. */
export const EntryActions = ({ action, hidden, field, children }: Props) =>
  barredForm(hidden, action) === undefined && (
    <form method="post" action={action} className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <HiddenFields {...hidden} />
      <input type="hidden" {...field} />
      {children}
    </form>
  )

type ActionProps = {
  label: string
  /** The label with the name of the entry, for screen readers. */
  fullLabel: string
}

/** An action that is carried out at once, by submitting its intent. */
export const EntryButton = ({ intent, label, fullLabel }: ActionProps & { intent: string }) => (
  <Button type="submit" variant="quiet" name="intent" value={intent} aria-label={fullLabel}>
    {label}
  </Button>
)

export type EntryLinkProps = ActionProps & { href: string }

/** An action that has a page of its own. */
export const EntryLink = ({ href, label, fullLabel }: EntryLinkProps) => (
  <ButtonLink href={href} variant="quiet" aria-label={fullLabel}>
    {label}
  </ButtonLink>
)
