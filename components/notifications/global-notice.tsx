'use client'

import { useEffect } from 'react'
import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { NOTICE_ID_ATTRIBUTE } from '@/lib/notifications/closed-notices'
import type { NoticeDays } from './notice-behaviour'
import { NoticeContents, type NoticeContentsData } from './notice-contents'

type Props = {
  id: string
  /** Names the landmark. */
  label: string
  days: NoticeDays
  contents: StaticMarkupData<NoticeContentsData>
}

const NOTICE_ID = 'global-notice'

/**
 * The message of the marketing site to all visitors (spec §2, Header). It stands in the flow, above the
 * content, and covers nothing. The server draws it on the days it is about; a script in it takes it away
 * where it was closed before, the page's own where its days are over.
 */
export function GlobalNotice({ id, label, days, contents }: Props) {
  useEffect(() => {
    const notice = document.getElementById(NOTICE_ID)
    const left = new AbortController()
    // The script of the close button is loaded on its own: it is not needed to read the page.
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
