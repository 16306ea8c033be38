import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = {
  legend: string
  isOpen: boolean
  /**
   * Nothing in the group depends on the results, so the script does not replace it: the user may be typing
   * there.
   */
  keepsState?: boolean
  children: ReactNode
}

/** A collapsible group of filters under its name. */
export const FilterGroup = ({ legend, isOpen, keepsState = false, children }: Props) => (
  <details
    open={isOpen}
    data-keep-state={keepsState || undefined}
    className="group border-b border-line py-1"
  >
    <summary className="flex min-h-11 list-none items-center justify-between rounded-sm font-semibold">
      {legend}
      <Icon name="chevron" className="size-5 group-open:rotate-180" />
    </summary>
    <fieldset className="pb-2">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  </details>
)
