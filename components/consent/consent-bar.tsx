'use client'

import { Button } from '@/components/ui/button'
import { type Consent, EVERYTHING, ONLY_NECESSARY } from '@/lib/consent/consent'
import { ConsentDialog } from './consent-dialog'
import type { ConsentTexts } from './consent-texts'

export type ConsentBarProps = {
  texts: ConsentTexts
  /** The earlier choice; without it the first question is put. */
  earlier: Consent | undefined
  /** The choice by category is open. */
  choosing: boolean
  onChoosing: () => void
  onChoice: (consent: Consent) => void
  /** The settings were closed without a choice. */
  onClose: () => void
}

const TITLE_ID = 'consent-title'
const HEIGHT = '--consent-height'

/**
 * Tells the page how much of its lower edge the bar covers: what else lies there stands above it, and the end
 * of the page stays in reach.
 */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}

/**
 * Asks once which cookies are welcome, saying no as easy as saying yes; nothing but the necessary runs
 * before.
 */
export function ConsentBar({ texts, earlier, choosing, onChoosing, onChoice, onClose }: ConsentBarProps) {
  return (
    <>
      {earlier === undefined && (
        <section
          ref={tellHeight}
          aria-labelledby={TITLE_ID}
          data-consent=""
          className="no-print fixed inset-x-0 bottom-0 z-20 max-h-[80vh] overflow-y-auto border-t border-edge bg-white shadow-raised"
        >
          <div className="column flex flex-wrap items-center gap-x-10 gap-y-3 py-4">
            <div className="min-w-60 flex-1">
              <h2 id={TITLE_ID} className="text-lg">
                {texts.title}
              </h2>
              <p className="mt-1 max-w-prose text-sm">{texts.text}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => onChoice(EVERYTHING)}>
                {texts.acceptAll}
              </Button>
              <Button variant="secondary" onClick={() => onChoice(ONLY_NECESSARY)}>
                {texts.onlyNecessary}
              </Button>
              <Button variant="quiet" onClick={onChoosing}>
                {texts.choose}
              </Button>
            </div>
          </div>
        </section>
      )}
      <ConsentDialog
        texts={texts}
        open={choosing}
        earlier={earlier ?? ONLY_NECESSARY}
        onChoice={onChoice}
        onClose={onClose}
      />
    </>
  )
}
