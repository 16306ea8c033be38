'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CONSENT_CATEGORIES, type Consent, EVERYTHING, withPrivacySignal } from '@/lib/consent/consent'
import type { ConsentTexts } from './consent-texts'
import { asksForPrivacy } from './privacy-signal'

type Props = {
  texts: ConsentTexts
  open: boolean
  earlier: Consent
  onChoice: (consent: Consent) => void
  onClose: () => void
}

/** Consent by category. The necessary cookies are listed, too, and cannot be switched off. */
export function ConsentDialog({ texts, open, earlier, onChoice, onClose }: Props) {
  const [consent, setConsent] = useState(earlier)
  const isPrivate = asksForPrivacy()
  const shown = withPrivacySignal(consent, isPrivate)
  return (
    <Dialog
      title={texts.settings}
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      actions={<Button onClick={() => onChoice(shown)}>{texts.save}</Button>}
    >
      <p>
        <strong>{texts.categories.necessary.label}.</strong> {texts.categories.necessary.text}
      </p>
      {CONSENT_CATEGORIES.map(category => (
        <label key={category} className="flex gap-2 sm:gap-3">
          <input
            type="checkbox"
            name={category}
            checked={shown[category]}
            disabled={!withPrivacySignal(EVERYTHING, isPrivate)[category]}
            onChange={({ currentTarget }) => setConsent({ ...consent, [category]: currentTarget.checked })}
            className="mt-0.5 size-6 shrink-0 accent-accent"
          />
          <span>
            <strong>{texts.categories[category].label}.</strong> {texts.categories[category].text}
          </span>
        </label>
      ))}
      {isPrivate && <p>{texts.privacySignal}</p>}
    </Dialog>
  )
}
