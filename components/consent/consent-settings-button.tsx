'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { requestConsentSettings } from './consent-request'

/** Opens the choice of cookies again; without script nothing was loaded that could be chosen. */
export function ConsentSettingsButton({ label }: { label: string }) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      onClick={requestConsentSettings}
      className={`inline-block py-1 hover:underline ${hydrated ? '' : 'invisible'}`}
    >
      {label}
    </button>
  )
}
