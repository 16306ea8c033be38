'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Prints the page. Its space is reserved, because without script the button would do nothing and stays
 * hidden.
 */
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
