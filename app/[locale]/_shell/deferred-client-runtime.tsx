'use client'

import { type ReactElement, useEffect, useState } from 'react'
import type { Serialized } from '@/components/ui/serialized'
import { whenIdle } from '@/components/ui/when-idle'
import type { ClientRuntimeProps } from './client-runtime'

// Re-exported for the layouts below, so that it is bundled in one file with the root layout: another file
// would be another request.
export { FlagsProvider } from '@/components/flags/flags-provider'

/**
 * Loads the client runtime as one chunk once the page is idle: none of it is needed to read, fill in or leave
 * the page, so none of it may delay that. If it does not load, the links behind the dialogs and the server's
 * own limits remain.
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
