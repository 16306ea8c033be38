'use client'

import { useEffect } from 'react'
import { loadPart } from '@/components/form/load-part'
import { whenIdle } from '@/components/ui/when-idle'
import type { Locale } from '@/lib/site/sites'
import { admitsTags } from '@/lib/tags/page-facts'
import type { SessionSettings } from './start-session-script'

export type SessionScriptProps = { url: string; clientId: string; locale: Locale; settings: SessionSettings }

/**
 * Loads the identity provider's session script once the page is idle (spec §7). It gets no token and cannot
 * end a session of the store.
 */
export function SessionScript({ url, clientId, locale, settings }: SessionScriptProps) {
  const { expiry_threshold, inactivity_timeout } = settings
  useEffect(
    () =>
      whenIdle(() => {
        if (!admitsTags(location, locale)) return
        void loadPart('session-script', () => import('./start-session-script')).then(part =>
          part?.startSessionScript(url, clientId, { expiry_threshold, inactivity_timeout }),
        )
      }),
    [url, clientId, locale, expiry_threshold, inactivity_timeout],
  )
  return null
}
