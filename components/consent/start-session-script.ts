import { loadScript } from './load-script'

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
 * Loads the library and tells it the settings. The store warns of the idle limit itself, so the library's own
 * popup stays off.
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
    // A library of somebody else that fails is no fault of the page.
  }
}
