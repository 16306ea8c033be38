'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Prints the page. Its place is kept free, because without script it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  const isHydrated = useHydrated()
  return (
    <span className={isHydrated ? '' : 'invisible'}>
      <Button variant="quiet" onClick={() => print()}>
        {label}
      </Button>
    </span>
  )
}
