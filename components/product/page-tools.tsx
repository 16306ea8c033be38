'use client'

import { notify } from '@/components/notifications/notify'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

export type ToolLink = { label: string; href: string }

type Props = { links: readonly ToolLink[]; labels: { share: string; copied: string; print: string } }

/** What can be done with the page. The place of what the browser itself does is kept free, because without script the buttons would do nothing. */
export function PageTools({ links, labels }: Props) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center font-semibold">
          {label}
        </a>
      ))}
      <span className={`flex flex-wrap gap-x-2.5 ${isHydrated ? '' : 'invisible'}`}>
        <Button variant="quiet" onClick={() => void share(labels.copied)}>
          {labels.share}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {labels.print}
        </Button>
      </span>
    </div>
  )
}

/** By what the device offers for it; where it offers nothing, the address is there to be pasted. */
async function share(copied: string): Promise<void> {
  const { href: url } = location
  const { title } = document
  // Whoever closes the sheet of the device has decided against it.
  if (typeof navigator.share === 'function') return navigator.share({ url, title }).catch(() => undefined)
  await navigator.clipboard.writeText(url)
  await notify({ message: copied, status: 'SUCCESS', id: 'shared' })
}
