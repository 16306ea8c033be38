'use client'

import { useEffect } from 'react'
import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { NOTICE_ID_ATTRIBUTE } from '@/lib/notifications/closed-notices'
import type { NoticeDays } from './notice-behaviour'
import { NoticeContents, type NoticeContentsData } from './notice-contents'

type Props = {
  id: string
  /** Accessible name of the landmark. */
  label: string
  days: NoticeDays
  contents: StaticMarkupData<NoticeContentsData>
}

const NOTICE_ID = 'global-notice'

/**
 * The message of the marketing site to all visitors (spec §2, Header). It is in the normal flow, above the
 * content, and covers nothing. The server renders it within its dates; an inline script removes it where it
 * was closed before, and the page's own script after its last day.
 */
export function GlobalNotice({ id, label, days, contents }: Props) {
  useEffect(() => {
    const notice = document.getElementById(NOTICE_ID)
    const left = new AbortController()
    // The script of the close button is loaded separately: it is not needed to read the page.
    import('./notice-behaviour').then(
      ({ enhanceNotice }) => notice !== null && enhanceNotice(notice, { id, days }, left.signal),
      () => undefined,
    )
    return () => left.abort()
  }, [id, days])
  return (
    <StaticMarkup
      as="aside"
      id={NOTICE_ID}
      aria-label={label}
      {...{ [NOTICE_ID_ATTRIBUTE]: id }}
      className="no-print border-b border-sand bg-paper"
      data={contents}
      draw={typeof window === 'undefined' && NoticeContents}
    />
  )
}
