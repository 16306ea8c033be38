'use client'

import type { StillData } from '@/components/ui/read-still-data'
import { Still } from '@/components/ui/still'
import { NoticeContents, type NoticeContentsData } from './notice-contents'

type Props = {
  id: string
  /** Names the landmark. */
  label: string
  contents: StillData<NoticeContentsData>
}

const NOTICE_ID = 'global-notice'

/**
 * The message of the marketing site to all visitors (spec §2, Header). It lies at the lower edge until the end of the page is
 * reached, so that neither its appearance nor its closing moves what is being read; on a phone as one line that opens. The
 * server draws it for those without script; `enhanceNotice` shows it to the others and gives it its buttons.
 */
export const GlobalNotice = ({ id, label, contents }: Props) => (
  <Still
    as="aside"
    id={NOTICE_ID}
    aria-label={label}
    data-notice={id}
    data-lower-edge=""
    className="no-print unless-scripted group/notice sticky bottom-[var(--consent-height,0px)] z-10 border-t border-sand bg-paper"
    data={contents}
    draw={typeof window === 'undefined' && NoticeContents}
  />
)
