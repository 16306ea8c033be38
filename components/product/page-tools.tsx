'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ShareTool, type ShareWords } from './share-tool'

export type ToolLink = {
  label: string
  href: string
  /** Code of the title that the link adds to what is compared (compared-memory.tsx). */
  compare?: string
}

type Props = { links: readonly ToolLink[]; labels: ShareWords & { print: string } }

/** What can be done with the page. The place of what the browser itself does is kept free, because without script the buttons would do nothing. */
export function PageTools({ links, labels }: Props) {
  const isHydrated = useHydrated()
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
        <ShareTool words={labels} />
        <Button variant="quiet" onClick={() => print()}>
          {labels.print}
        </Button>
      </span>
    </div>
  )
}
