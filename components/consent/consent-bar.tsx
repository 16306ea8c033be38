'use client'

import { Button } from '@/components/ui/button'
import { publishHeight } from '@/components/ui/publish-height'
import { type Consent, EVERYTHING, ONLY_NECESSARY } from '@/lib/consent/consent'
import { ConsentDialog } from './consent-dialog'
import type { ConsentTexts } from './consent-texts'

export type ConsentBarProps = {
  texts: ConsentTexts
  /** The earlier choice; without it the bar asks for the first time. */
  earlier: Consent | undefined
  /** Whether the choice by category is open. */
  choosing: boolean
  onChoosing: () => void
  onChoice: (consent: Consent) => void
  /** Called when the settings are closed without a choice. */
  onClose: () => void
}

const TITLE_ID = 'consent-title'
const publishConsentHeight = publishHeight('--consent-height')

/**
 * Consent banner: asks once for the optional cookies; refusing is as easy as accepting, and only necessary
 * cookies are used before.
 */
export function ConsentBar({ texts, earlier, choosing, onChoosing, onChoice, onClose }: ConsentBarProps) {
  return (
    <>
      {earlier === undefined && (
        <section
          ref={publishConsentHeight}
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
