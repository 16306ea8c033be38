import { loadScript } from '@/components/ui/load-script'
import type { Consent } from '@/lib/consent/consent'
import type { PageFacts } from '@/lib/tags/page-facts'

/** Everything that is ever pushed to the data layer. */
type DataLayerEntry = PageFacts | ({ event: 'consent' } & Consent)

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[]
  }
}

/**
 * Pushes the permitted facts to the data layer before it loads the tag manager, which reads them (spec §7).
 */
export function startTagManager(url: string, consent: Consent, facts: PageFacts): Promise<boolean> {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'consent', ...consent }, facts)
  return loadScript(url)
}
