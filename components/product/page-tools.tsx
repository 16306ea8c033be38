'use client'

import { notify } from '@/components/notifications/notify'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

type Props = { labels: { share: string; copied: string; print: string } }

/** What the browser itself can do with the page. Its place is kept free, because without script the buttons would do nothing. */
export function PageTools({ labels }: Props) {
  const isHydrated = useHydrated()
  return (
    <span className={isHydrated ? '' : 'invisible'}>
      <Button variant="quiet" onClick={() => void share(labels.copied)}>
        {labels.share}
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        {labels.print}
      </Button>
    </span>
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
