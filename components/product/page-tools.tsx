'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { AddressToCopy } from './address-to-copy'
import { sharePage } from './share-page'

type ToolLink = {
  label: string
  href: string
  /** Code of the title that the link adds to the comparison (compared-memory.tsx). */
  compare?: string
}

type Props = {
  links: readonly ToolLink[]
  labels: { share: string; copied: string; byHand: string; print: string }
}

/**
 * Actions on the page. The space of share and print buttons is reserved, because without script they would do
 * nothing.
 */
export function PageTools({ links, labels }: Props) {
  const isHydrated = useHydrated()
  const [toCopy, setToCopy] = useState<string>()
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {links.map(({ label, href, compare }) => (
        <a
          key={href}
          href={href}
          data-compare={compare}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {label}
        </a>
      ))}
      <span className={`flex flex-wrap gap-x-2.5 ${isHydrated ? '' : 'invisible'}`}>
        <Button variant="quiet" onClick={() => void sharePage(labels.copied).then(setToCopy)}>
          {labels.share}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {labels.print}
        </Button>
      </span>
      {toCopy !== undefined && <AddressToCopy label={labels.byHand} address={toCopy} />}
    </div>
  )
}
