'use client'

import { type ReactElement, useEffect, useState } from 'react'
import type { Serialized } from '@/components/ui/serialized'
import { whenIdle } from '@/components/ui/when-idle'
import type { ClientRuntimeProps } from './client-runtime'

// The layouts below take it from here, so that it comes in one file with the frame: another one would be
// another request.
export { FlagsProvider } from '@/components/flags/flags-provider'

/**
 * Brings what goes on around a page as one part, once the page is at rest: none of it is needed to read, fill
 * in or leave the page, so none of it may delay that. Without it the links behind the dialogs and the
 * server's own limits remain.
 */
export function DeferredClientRuntime({ props }: { props: Serialized<ClientRuntimeProps> }) {
  const [life, setLife] = useState<ReactElement>()
  useEffect(
    () =>
      whenIdle(() => {
        import('./client-runtime').then(
          ({ ClientRuntime }) => setLife(<ClientRuntime {...(JSON.parse(props) as ClientRuntimeProps)} />),
          () => undefined,
        )
      }),
    [props],
  )
  return life
}
