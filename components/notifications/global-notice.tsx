'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { readClosedIds, rememberClosed } from './kept-ids'

type Props = {
  id: string
  text: string
  link?: { label: string; href: string }
  /** Names the landmark. */
  label: string
  moreLabel: string
  closeLabel: string
}

const TEXT_ID = 'global-notice-text'

/**
 * The message of the marketing site to all visitors (spec §2, Header). It lies at the lower edge until the end of the page is
 * reached, so that neither its appearance nor its closing moves what is being read; on a phone as one line that opens.
 */
export function GlobalNotice({ id, text, link, label, moreLabel, closeLabel }: Props) {
  const hydrated = useHydrated()
  const [closed, setClosed] = useState(false)
  const [open, setOpen] = useState(false)
  if (closed || (hydrated && readClosedIds().includes(id))) return null

  const close = () => {
    rememberClosed(id)
    setClosed(true)
  }
  // A link in a line that is cut off could hold the focus unseen.
  const cut = hydrated && !open ? 'max-sm:truncate max-sm:focus-within:whitespace-normal' : ''

  return (
    <aside
      aria-label={label}
      data-lower-edge=""
      className={`no-print sticky bottom-[var(--consent-height,0px)] z-10 border-t border-sand bg-paper ${hydrated ? '' : 'unless-scripted'}`}
    >
      <div className="column flex items-start gap-1 text-sm sm:gap-3 sm:py-2">
        <Icon name="info" className="mt-2.5 size-5 text-warm max-sm:hidden" />
        <p id={TEXT_ID} className={`min-w-0 flex-1 py-3 max-sm:leading-snug sm:py-2 ${cut}`}>
          {text}{' '}
          {link !== undefined && (
            <a href={link.href} className="font-semibold">
              {link.label}
            </a>
          )}
        </p>
        {hydrated && (
          <>
            <button
              type="button"
              onClick={() => setOpen(!open)}
              aria-expanded={open}
              aria-controls={TEXT_ID}
              className="min-h-11 shrink-0 px-2 font-semibold text-link sm:hidden"
            >
              {moreLabel}
            </button>
            <button
              type="button"
              onClick={close}
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sand"
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
    </aside>
  )
}
