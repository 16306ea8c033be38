'use client'

import { useEffect } from 'react'
import { useVisitor } from '@/components/session/visitor'
import { whenIdle } from '@/components/ui/when-idle'
import type { Locale } from '@/lib/site/sites'
import type { SwitchTexts } from './switch-texts'

export type RegionalSwitchProps = {
  locale: Locale
  path: string
  choicePath: string
  texts: SwitchTexts | undefined
}

/**
 * Checks for a signed-in user, while the page is idle and once per session, whether this is the right site
 * (spec §4, regional switch).
 */
export function RegionalSwitch(props: RegionalSwitchProps) {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other props never change within a page.
  useEffect(
    () =>
      visitorKey === undefined
        ? undefined
        : whenIdle(() => {
            import('./ask-switch').then(
              ({ askSwitch }) => askSwitch({ ...props, visitorKey }),
              // If the script fails to load, the visitor stays on the page; the next page tries again.
              () => undefined,
            )
          }),
    [visitorKey],
  )
  return null
}
