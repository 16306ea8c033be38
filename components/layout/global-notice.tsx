'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { readClosedIds, rememberClosed } from './closed-notices'

type Props = {
  id: string
  text: string
  link?: { label: string; href: string }
  /** Names the landmark. */
  label: string
  closeLabel: string
}

/**
 * The message of the marketing site to all visitors (spec §2, Header). It lies at the lower edge until the end of the page is
 * reached, so that neither its appearance nor its closing moves what is being read.
 */
export function GlobalNotice({ id, text, link, label, closeLabel }: Props) {
  const hydrated = useHydrated()
  const [closed, setClosed] = useState(false)
  if (closed || (hydrated && readClosedIds().includes(id))) return null

  const close = () => {
    rememberClosed(id)
    setClosed(true)
  }

  return (
    <aside
      aria-label={label}
      className={`no-print sticky bottom-0 z-10 border-t border-sand bg-paper ${hydrated ? '' : 'unless-scripted'}`}
    >
      <div className="column flex items-start gap-3 py-2 text-sm">
        <Icon name="info" className="mt-2.5 size-5 text-warm max-sm:hidden" />
        <p className="min-w-0 flex-1 py-2 max-sm:leading-snug">
          {text}{' '}
          {link !== undefined && (
            <a href={link.href} className="font-semibold">
              {link.label}
            </a>
          )}
        </p>
        {hydrated && (
          <button
            type="button"
            onClick={close}
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </aside>
  )
}
