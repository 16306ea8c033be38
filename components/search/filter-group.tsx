import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type Props = {
  legend: string
  isOpen: boolean
  /**
   * Nothing of it depends on what is found, so the script leaves it as it is: somebody may be typing there.
   */
  isKept?: boolean
  children: ReactNode
}

/** A group of choices under its name, which opens and closes it. */
export const FilterGroup = ({ legend, isOpen, isKept = false, children }: Props) => (
  <details open={isOpen} data-kept={isKept || undefined} className="group border-b border-line py-1">
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
