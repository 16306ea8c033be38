import { loadScript } from '@/components/ui/load-script'

/** Single-sign-on session settings under the names of the specification (spec §3), in seconds. */
export type SessionSettings = { expiry_threshold: number; inactivity_timeout: number }

type SessionLibrary = {
  initialize: (
    clientId: string,
    options: SessionSettings & {
      sessionIdleTimeoutSeconds: number
      useDefaultIdleTimoutWarningPopup: boolean
    },
  ) => void
}

declare global {
  interface Window {
    /** Set by the identity provider's session script. */
    piSession?: SessionLibrary
  }
}

/**
 * Loads the library and passes the settings. The store shows its own warning of the idle limit, so the
 * library's popup stays off.
 */
export async function startSessionScript(
  url: string,
  clientId: string,
  settings: SessionSettings,
): Promise<void> {
  if (!(await loadScript(url))) return
  try {
    window.piSession?.initialize(clientId, {
      ...settings,
      sessionIdleTimeoutSeconds: settings.inactivity_timeout,
      // The library's own spelling.
      useDefaultIdleTimoutWarningPopup: false,
    })
  } catch {
    // A failing third-party library must not break the page.
  }
}
